edition-russian = edizione russa
edition-russian-book = il supplemento russo della seconda edizione
