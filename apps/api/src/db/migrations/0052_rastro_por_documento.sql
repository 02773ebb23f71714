-- What happened to one record, as before (0006), and what was asked for a document's number with whatever complement: its
-- texts begin alike, letter by letter, whatever the database's collation.
drop index auditoria_por_recurso;
create index auditoria_por_recurso on auditoria (recurso, id_recurso text_pattern_ops, ocurrido_en);
