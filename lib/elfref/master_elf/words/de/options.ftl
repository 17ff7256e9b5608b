edition-russian = russische Ausgabe
edition-russian-book = die russische Ergänzung der zweiten Auflage
