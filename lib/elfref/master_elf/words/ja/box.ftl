never-between-others = 手番でない2人の間でカードは動かない
never-unwritten = すべて書かれている
