-- The audit trail is read by who, by what, and by whose: each page is found in one index. (By record and by user: 0006.)
create index auditoria_por_accion on auditoria (accion, ocurrido_en, id);
create index auditoria_por_ente on auditoria (id_ente_gestor, ocurrido_en, id);
