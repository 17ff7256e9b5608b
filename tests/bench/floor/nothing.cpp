// A program that does nothing, linked to the libraries that elfref is linked to: what starting it takes.

int main() {
  return 0;
}
