-- The right of a child, a grandchild or a sibling ends by age (docs/decisions/0166-edades.md): the ages are a list of
-- /parametros, and the last day that they leave stands with the affiliation, beside cesantía and ampliación.
create table edad_limite (
  id integer generated always as identity primary key,
  -- Code of the list PARENTESCO, or ESTUDIANTE.
  codigo text not null check (codigo ~ '^[A-Z]+(_[A-Z]+)*$'),
  edad smallint not null check (edad between 1 and 120),
  -- In force until the next one of its code: the one of a birthday says whether the right ends with it.
  vigente_desde date not null,
  norma text check (btrim(norma) <> ''),
  -- Until then the affiliations have the dates of the former one.
  aplicada boolean not null default false,
  version integer not null default 1,
  constraint edad_limite_codigo_vigente_desde_key unique (codigo, vigente_desde)
);
comment on table edad_limite is 'The birthday on which a beneficiary''s right ends, by kin; for who studies, another one.';
insert into edad_limite (codigo, edad, vigente_desde, aplicada)
select codigo, edad, date '1900-01-01', true
from (values ('HIJA_HIJO', 19), ('HIJASTRO_HIJASTRA', 19), ('NIETO_NIETA', 19), ('HERMANO_HERMANA', 19), ('ESTUDIANTE', 25))
  as x (codigo, edad);

alter table afiliacion
  add column fin_por_edad date,
  add column condicion text check (condicion in ('ESTUDIANTE', 'INVALIDEZ')),
  add column condicion_hasta date,
  add column exenta_de_edad boolean not null default false,
  add constraint edad_de_beneficiario
    check (tipo = 'BENEFICIARIO' or num_nonnulls(fin_por_edad, condicion) = 0 and not exenta_de_edad),
  add constraint condicion_con_fin check ((condicion_hasta is not null) = (condicion is not distinct from 'ESTUDIANTE')),
  add constraint exenta_sin_fin check (not exenta_de_edad or fin_por_edad is null),
  drop constraint fechas_del_estado,
  add constraint fechas_del_estado check (
    (estado <> 100 or (fecha_baja is null and fin_cobertura is not distinct from fin_por_edad))
    and (estado <> 101 or fecha_baja is not null)
    and (estado <> 102 or fecha_ampliacion is not null)
    and (estado <> 103 or (fecha_baja is not null and fecha_cesantia is not null)));
comment on column afiliacion.fin_por_edad is 'Last day of a beneficiary''s right by age; null: it does not end by age.';
comment on column afiliacion.exenta_de_edad is 'It stood before the rule, of somebody who was too old for it.';

-- An ACTIVO may have an end now.
drop index afiliacion_por_vencer;
create index afiliacion_por_vencer on afiliacion (fin_cobertura, id)
  where estado in (100, 101, 102, 103, 106) and fin_cobertura is not null;
drop index afiliacion_vencida_del_ente;
create index afiliacion_vencida_del_ente on afiliacion (id_ente_gestor, tipo, fin_cobertura)
  where estado in (100, 101, 102, 103, 106) and fin_cobertura is not null;

-- What stands: nobody's cover ends within 60 days of the rule, and who is too old for it keeps theirs.
create temporary table por_edad on commit drop as
select a.id, x.fin, x.fin < x.hoy as exenta, x.hoy
from afiliacion a
join parametrica k on k.id = a.id_parentesco
join edad_limite e on e.codigo = k.codigo
join persona p on p.id = a.id_persona
cross join lateral (
  select (now() at time zone 'America/La_Paz')::date as hoy,
    -- The eve of the birthday; of who was born on 29 February it is 1 March where there is no such day.
    (p.fecha_nacimiento + make_interval(years => e.edad))::date
      + (extract(day from p.fecha_nacimiento + make_interval(years => e.edad)) < extract(day from p.fecha_nacimiento))::integer - 1
      as fin) x
where a.tipo = 'BENEFICIARIO' and a.estado in (100, 101, 102, 103, 106, 108);
-- No count and no history changes with it.
alter table afiliacion disable trigger user;
update afiliacion a set fin_por_edad = greatest(e.fin, e.hoy + 60),
  fin_cobertura = case when a.estado in (100, 101, 103) then least(a.fin_cobertura, greatest(e.fin, e.hoy + 60)) else a.fin_cobertura end
from por_edad e where e.id = a.id and not e.exenta;
update afiliacion a set exenta_de_edad = true from por_edad e where e.id = a.id and e.exenta;
alter table afiliacion enable trigger user;
insert into novedad (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
select 'EDAD', a.id_ente_gestor, a.id_persona, a.id,
  'Pasó la edad de su parentesco antes de que la regla rigiera: conserva su cobertura hasta su propia baja.', now()
from por_edad e join afiliacion a on a.id = e.id
where e.exenta
order by a.id;
-- What a join took out of the register comes back as a row that has every column.
update afiliacion_repetida set fila = fila || '{"exenta_de_edad": false}';
