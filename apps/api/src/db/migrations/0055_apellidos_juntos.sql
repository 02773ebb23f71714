-- A surname of several words is found with them written as one, too: DE LA BARRA by 'delabarra' and 'dela barra', O'CONNOR by
-- 'oconnor'. Only the rows of such surnames are written; those to come have it from their trigger (55_nombres.sql).
create temporary table juntas on commit drop as
select p.id as id_persona, array_agg(distinct array_to_string(w.palabras[i:j], '')) as palabras
from persona p
cross join lateral (
  values (palabras_de_nombre(p.primer_apellido)), (palabras_de_nombre(p.segundo_apellido))
) w (palabras)
cross join generate_series(1, cardinality(w.palabras)) i
cross join lateral generate_series(i + 1, least(i + 3, cardinality(w.palabras))) j
group by p.id;

update afiliacion_nombre n
set palabras = n.palabras || array_to_tsvector(array(
  select n.id_ente_gestor || left(n.tipo, 1) || ' ' || palabra from unnest(t.palabras) palabra))
from juntas t join afiliacion a on a.id_persona = t.id_persona
where n.id_afiliacion = a.id;

insert into palabra_nombre (palabra)
select distinct palabra from juntas cross join unnest(palabras) palabra
on conflict do nothing;
