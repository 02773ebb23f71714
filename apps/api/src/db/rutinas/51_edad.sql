-- Computes when a right ends by age: `cumpleanos`, `visperaDelLimite` and `finPorEdad` of
-- packages/domain/src/cobertura/edad.ts, to which a test holds these (db/edad.test.ts).
create or replace function cumpleanos(nacimiento date, edad integer) returns date language sql immutable parallel safe as $$
  select x.dia::date + (extract(day from x.dia) < extract(day from nacimiento))::integer
  from (values (nacimiento + make_interval(years => edad))) x (dia)
$$;

create or replace function vispera_del_limite(cual text, nacimiento date) returns date
language sql stable parallel safe as $$
  select x.dia - 1
  from (select min(e.edad)::integer as desde, max(e.edad)::integer as hasta from edad_limite e where e.codigo = cual) r
  cross join lateral generate_series(r.desde, r.hasta) n (edad)
  cross join lateral (select cumpleanos(nacimiento, n.edad) as dia) x
  where n.edad >= (
    select e.edad from edad_limite e where e.codigo = cual and e.vigente_desde <= x.dia order by e.vigente_desde desc limit 1)
  order by n.edad limit 1
$$;

create or replace function fin_por_edad(parentesco text, nacimiento date, condicion text, hasta date) returns date
language sql stable parallel safe as $$
  select case
    when x.fin is null or condicion = 'INVALIDEZ' then null
    when condicion = 'ESTUDIANTE' then greatest(x.fin, least(hasta, coalesce(vispera_del_limite('ESTUDIANTE', nacimiento), x.fin)))
    else x.fin end
  from (values (vispera_del_limite(parentesco, nacimiento))) x (fin)
$$;

-- Recomputes the end by age of affiliations, in every entity, whose person has another birth date now: no end lies
-- within 30 days, and a right that has ended by age stays ended. It lists the changed ones with both ends.
create or replace function edades_recalcular(cuales bigint[], cuando timestamptz)
returns table (id bigint, fin_antes date, fin_despues date)
language plpgsql as $$
declare
  hoy date := dia_en_la_paz(reloj_de_registro(cuando));
begin
  return query
    with nueva as (
      select a.id, a.fin_por_edad as antes, case when x.fin is not null then greatest(x.fin, hoy + 30) end as despues
      from afiliacion a
      join persona p on p.id = a.id_persona
      join parametrica k on k.id = a.id_parentesco
      cross join lateral (
        select fin_por_edad(k.codigo, p.fecha_nacimiento, a.condicion, a.condicion_hasta) as fin offset 0) x
      where a.id = any (cuales) and not a.exenta_de_edad and (cubierta_en(a, hoy) or a.estado = 108)
        and x.fin is distinct from a.fin_por_edad
    )
    update afiliacion a
    set fin_por_edad = n.despues, version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando,
      -- In states that a new end by age does not touch, the stored end is right already.
      fin_cobertura = case
        when a.estado = 100 then n.despues
        when a.estado in (101, 103) then least(greatest(a.fecha_baja - 1, a.fecha_cesantia), n.despues)
        else a.fin_cobertura end
    from nueva n
    where a.id = n.id and n.despues is distinct from a.fin_por_edad
    returning a.id, n.antes, n.despues;
end $$;

-- Gives a history row's part about the end by age, of an affiliation where that changed.
create or replace function fin_por_edad_escrito(cambiada bigint, fin date) returns jsonb language sql immutable parallel safe as $$
  select case when cambiada is null then '{}' else jsonb_build_object('fin_por_edad', fin) end
$$;

-- Tells if a novedad told of that end within its 30 days already, whatever became of the novedad.
create or replace function edad_avisada(cual bigint, fin date) returns boolean language sql stable parallel safe as $$
  select exists (
    select from novedad n where n.id_afiliacion = cual and n.codigo = 'EDAD' and dia_en_la_paz(n.creado_en) >= fin - 30)
$$;
