-- The words that begin like this, letter by letter, whatever the database's collation.
create index palabra_nombre_por_comienzo on palabra_nombre (palabra text_pattern_ops);
