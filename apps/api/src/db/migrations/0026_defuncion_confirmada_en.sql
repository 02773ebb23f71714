-- Since when a death binds everybody: whoever registers the person again is told when it was recorded.
alter table persona add column defuncion_confirmada_en timestamptz;
comment on column persona.defuncion_confirmada_en is 'When the death became binding for everybody; null where it did before this was kept and no managing entity declared it.';
update persona set defuncion_confirmada_en = (select min(d.creado_en) from defuncion_declarada d where d.id_persona = persona.id)
where fallecido;
