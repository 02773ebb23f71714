-- A change that followed from another record is not that record's author's decision: the history tells what made it.
alter table afiliacion_historia add column id_afiliacion_causa bigint references afiliacion;
comment on column afiliacion_historia.id_afiliacion_causa is 'The affiliation that was acted upon, where this one only followed: a holder''s baja and its beneficiaries'', a death and all that the person had. Null where this one was acted upon itself.';

-- Rows from before: one operation wrote them at one instant, that of the affiliation acted upon first.
with operacion as (
  select h.id, h.id_afiliacion,
    first_value(h.id_afiliacion) over (
      partition by h.accion, h.id_ente_gestor, h.id_usuario, h.ocurrido_en order by h.id) as causa
  from afiliacion_historia h
  where h.accion in ('baja-titular', 'baja-beneficiario', 'registro-fallecido', 'revision-afiliacion')
    and h.id_usuario is not null
)
update afiliacion_historia h set id_afiliacion_causa = o.causa
from operacion o
join afiliacion a on a.id = o.id_afiliacion
join afiliacion c on c.id = o.causa
left join afiliacion t on t.id = a.id_titular
where h.id = o.id and o.causa <> o.id_afiliacion and c.id_persona in (a.id_persona, t.id_persona);

-- A holder's correction is written after what it took along.
update afiliacion_historia h set id_afiliacion_causa = a.id_titular
from afiliacion a
where a.id = h.id_afiliacion and h.accion = 'actualizacion-titular' and a.id_titular is not null;
