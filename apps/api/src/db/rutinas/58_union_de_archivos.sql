-- The authority joins two files of one number that are one person's, and parts them again (decision-identidad; tables: migration 0058).
-- Which affiliations stand twice is the domain's rule (identidad/union.ts), and which of them stays is the authority's
-- choice.

create or replace function alcance_decide() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA')
$$;
comment on function alcance_decide is 'Whether the session''s user decides for the authority who is whom.';

create or replace function decidir_o_negar() returns void language plpgsql as $$
begin
  if not public.alcance_decide() then
    raise exception 'Only the authority decides who is whom' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Locks the files, then all that hangs on them in the order of ids, as whoever registers or ends a cover does. What
-- points to a file does not wait for it here: a report locks its affiliation first.
create or replace function identidad_tomar(cuales bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform decidir_o_negar();
  perform from persona p where p.id = any (cuales) order by p.id for no key update;
  perform from afiliacion a
  where a.id_persona = any (cuales) or a.id_titular in (select t.id from afiliacion t where t.id_persona = any (cuales))
  order by a.id for update;
end $$;

-- Rewrites what lists and searches find an affiliation by, after its person became another one.
create or replace function afiliaciones_renombrar(cuales bigint[]) returns void
language sql as $$
  update afiliacion_nombre n
  set palabras = claves_de_persona(a.id_ente_gestor, a.tipo, palabras_de_persona(p.nombres, p.primer_apellido, p.segundo_apellido)),
    nombre = nombre_en_orden(p.primer_apellido, p.segundo_apellido, p.nombres),
    documento = documento_en_orden(p.numero_documento, p.complemento), fecha_registro = a.fecha_registro
  from afiliacion a join persona p on p.id = a.id_persona
  where n.id_afiliacion = a.id and a.id = any (cuales)
$$;

-- Copies the rows that a join touches as they stand, for an undo. `fecha_unida` is the start that the join gives.
create or replace function union_antes(queda bigint, sale bigint, solapes jsonb) returns jsonb
language sql stable as $$
  with par as (
    select (s ->> 'queda')::bigint as queda, (s ->> 'desde')::date as desde, r.id::bigint as repetida
    from jsonb_array_elements(solapes) s cross join jsonb_array_elements_text(s -> 'repetidas') r (id)
  )
  select jsonb_build_object(
    'saliente', (select to_jsonb(p) from persona p where p.id = sale),
    'fallecido', (select p.fallecido from persona p where p.id = queda),
    'afiliaciones', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'id_persona', a.id_persona, 'id_titular', a.id_titular,
        'fecha_afiliacion', a.fecha_afiliacion, 'fecha_unida', coalesce(g.desde, a.fecha_afiliacion))), '[]')
      from afiliacion a left join (select distinct par.queda, par.desde from par) g on g.queda = a.id
      where a.id not in (select repetida from par)
        and (a.id_persona = sale or g.queda is not null or a.id_titular in (select repetida from par))),
    -- Affiliations that are not in this list came later.
    'conocidas', (
      select coalesce(jsonb_agg(a.id), '[]') from afiliacion a
      where a.id_persona in (queda, sale)
        or a.id_titular in (select t.id from afiliacion t where t.id_persona in (queda, sale))),
    'historia', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'id_afiliacion', h.id_afiliacion, 'causa', h.id_afiliacion_causa)), '[]')
      from afiliacion_historia h
      where h.id_afiliacion in (select repetida from par) or h.id_afiliacion_causa in (select repetida from par)),
    'novedades', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'id_persona', n.id_persona, 'id_afiliacion', n.id_afiliacion,
        'abierta', n.estado = 'ABIERTA')), '[]')
      from novedad n where n.id_persona = sale or n.id_afiliacion in (select repetida from par)
        or n.id_persona = queda and n.codigo = 'IDENTIDAD' and n.estado = 'ABIERTA'
        -- A start that the join moves answers what was reported of it.
        or n.id_afiliacion in (select queda from par) and n.estado = 'ABIERTA'),
    'anteriores', (select coalesce(jsonb_agg(i.id), '[]') from identidad_anterior i where i.id_persona = sale),
    'documentos', (
      select coalesce(jsonb_agg(d.id), '[]') from documento_persona d where d.id_persona = sale
        and not exists (select from documento_persona o where o.id_persona = queda
          and (o.id_ente_gestor, o.clase, o.sha256) = (d.id_ente_gestor, d.clase, d.sha256))),
    'defunciones', (
      select coalesce(jsonb_agg(d.id_ente_gestor), '[]') from defuncion_declarada d where d.id_persona = sale
        and not exists (select from defuncion_declarada o where o.id_persona = queda and o.id_ente_gestor = d.id_ente_gestor)),
    'fichas', (
      select coalesce(jsonb_agg(f.id_ente_gestor), '[]') from ficha_persona f where f.id_persona = sale
        and not exists (select from ficha_persona o where o.id_persona = queda and o.id_ente_gestor = f.id_ente_gestor)),
    -- Where both files have one, the newer stays; a replaced one of the file that stays is kept here.
    'fichas_cambiadas', (
      select coalesce(jsonb_agg(to_jsonb(o)), '[]')
      from ficha_persona f join ficha_persona o on o.id_persona = queda and o.id_ente_gestor = f.id_ente_gestor
      where f.id_persona = sale and f.modificado_en > o.modificado_en))
$$;

-- Of two affiliations that stood twice one stays: what was told or done about the other stands under it from now on.
create or replace function union_repetidas(nueva bigint, solapes jsonb, cuando timestamptz) returns void
language plpgsql as $$
declare
  par record;
begin
  insert into afiliacion_repetida (id, id_queda, id_union, fila)
  select a.id, (s ->> 'queda')::bigint, nueva, to_jsonb(a) - 'cobertura'
  from jsonb_array_elements(solapes) s cross join jsonb_array_elements_text(s -> 'repetidas') r (id)
  join afiliacion a on a.id = r.id::bigint;
  update afiliacion_historia h set id_afiliacion = r.id_queda
  from afiliacion_repetida r where h.id_afiliacion = r.id and r.id_union = nueva;
  update afiliacion_historia h set id_afiliacion_causa = r.id_queda
  from afiliacion_repetida r where h.id_afiliacion_causa = r.id and r.id_union = nueva;
  -- Novedades are moved one at a time: of two of a kind, the second finds the first open.
  for par in
    select n.id, r.id_queda, n.codigo, n.estado from novedad n join afiliacion_repetida r on r.id = n.id_afiliacion
    where r.id_union = nueva order by n.id
  loop
    if par.estado = 'ABIERTA' and exists (
      select from novedad o where o.id_afiliacion = par.id_queda and o.codigo = par.codigo and o.estado = 'ABIERTA')
    then
      update novedad set estado = 'DESCARTADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario() where id = par.id;
    end if;
    update novedad set id_afiliacion = par.id_queda where id = par.id;
  end loop;
  -- Beneficiaries go first, since they hang on holders.
  delete from afiliacion a using afiliacion_repetida r where a.id = r.id and r.id_union = nueva and a.id_titular is not null;
  update afiliacion a
  set id_titular = r.id_queda, version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from afiliacion_repetida r where a.id_titular = r.id and r.id_union = nueva;
  delete from afiliacion a using afiliacion_repetida r where a.id = r.id and r.id_union = nueva;
end $$;

-- Moves all that stands under `sale` to `queda`, and empties the file of `sale`. `solapes` says of each group that
-- would stand twice which stays, which are the others, and the first day of all. Null where it is not what the caller
-- saw: two present files of one number, one of them that of an open novedad.
create or replace function identidad_unir(
  novedad_dada bigint, queda bigint, sale bigint, razon text, solapes jsonb, cuando timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nueva bigint;
  saliente persona;
  quedante persona;
  antes jsonb := union_antes(queda, sale, solapes);
begin
  perform decidir_o_negar();
  select * into saliente from persona p where p.id = sale and p.id_unida is null for update;
  select * into quedante from persona p where p.id = queda and p.id_unida is null for update;
  if (saliente.numero_documento = quedante.numero_documento) is not true or queda = sale or not exists (
    select from novedad n
    where n.id = novedad_dada and n.codigo = 'IDENTIDAD' and n.estado = 'ABIERTA' and n.id_persona in (queda, sale))
    -- A join may remove only affiliations that hang on the two files.
    or exists (
      select from jsonb_array_elements(solapes) s
      cross join jsonb_array_elements(s -> 'repetidas' || jsonb_build_array(s -> 'queda')) x (id)
      where not antes -> 'conocidas' @> x.id)
  then
    return null;
  end if;
  insert into union_identidad (id_queda, id_sale, id_novedad, motivo, id_usuario, unida_en, antes)
  values (queda, sale, novedad_dada, razon, alcance_usuario(), reloj_de_registro(cuando), antes)
  returning id into nueva;
  update identidad_anterior set id_persona = queda where id_persona = sale;
  insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento,
    nombres, primer_apellido, segundo_apellido, hasta, id_usuario)
  values (queda, saliente.tipo_doc, saliente.numero_documento, saliente.complemento, saliente.fecha_nacimiento,
    saliente.nombres, saliente.primer_apellido, saliente.segundo_apellido, reloj_de_registro(cuando), alcance_usuario());
  update novedad set id_persona = queda where id_persona = sale;
  update novedad set estado = 'PROCESADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario()
    where id_persona = queda and codigo = 'IDENTIDAD' and estado = 'ABIERTA'
      -- Where a third file bears the number, the question about it stays open.
      and (id = novedad_dada or not exists (
        select from persona o where o.numero_documento = quedante.numero_documento and o.id not in (queda, sale)));
  perform union_repetidas(nueva, solapes, cuando);
  update afiliacion a
  set id_persona = case when a.id_persona = sale then queda else a.id_persona end, fecha_afiliacion = x.fecha_unida,
    version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from jsonb_to_recordset(antes -> 'afiliaciones') x (id bigint, id_persona bigint, fecha_afiliacion date, fecha_unida date)
  where a.id = x.id and (x.id_persona = sale or x.fecha_unida <> x.fecha_afiliacion);
  update documento_persona set id_persona = queda
    where id in (select d::bigint from jsonb_array_elements_text(antes -> 'documentos') d);
  update defuncion_declarada set id_persona = queda
    where id_persona = sale and id_ente_gestor in (select d::smallint from jsonb_array_elements_text(antes -> 'defunciones') d);
  update ficha_persona set id_persona = queda
    where id_persona = sale and id_ente_gestor in (select d::smallint from jsonb_array_elements_text(antes -> 'fichas') d);
  update ficha_persona o
  set (id_genero, id_estado_civil, id_departamento, codigo_municipio, correo_electronico, telefono_domicilio, telefono_movil,
      direccion, foto, version)
    = (f.id_genero, f.id_estado_civil, f.id_departamento, f.codigo_municipio, f.correo_electronico, f.telefono_domicilio,
      f.telefono_movil, f.direccion, f.foto, o.version + 1)
  from ficha_persona f
  where o.id_persona = queda and f.id_persona = sale and f.id_ente_gestor = o.id_ente_gestor
    and f.modificado_en > o.modificado_en;
  update persona set numero_documento = '#' || id, complemento = '', id_unida = queda, modificado_en = now() where id = sale;
  perform afiliaciones_renombrar(array(
    select x.id from jsonb_to_recordset(antes -> 'afiliaciones') x (id bigint, id_persona bigint) where x.id_persona = sale));
  with edades as (
    select * from edades_recalcular(case when saliente.fecha_nacimiento <> quedante.fecha_nacimiento then array(
      select x.id from jsonb_to_recordset(antes -> 'afiliaciones') x (id bigint, id_persona bigint) where x.id_persona = sale) end,
      cuando)
  )
  insert into afiliacion_historia (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues,
    antes, despues, id_usuario, ocurrido_en)
  select a.id, a.id_ente_gestor, 'union-identidad', a.estado, a.estado,
    case when x.id_persona = sale then identidad_escrita(to_jsonb(saliente)) else '{}' end
      || jsonb_build_object('fecha_afiliacion', x.fecha_afiliacion) || fin_por_edad_escrito(e.id, e.fin_antes),
    case when x.id_persona = sale then identidad_escrita(to_jsonb(quedante)) else '{}' end
      || jsonb_build_object('fecha_afiliacion', x.fecha_unida) || fin_por_edad_escrito(e.id, e.fin_despues) || coalesce((
        select jsonb_build_object('repetida', string_agg(concat_ws(' ', 'desde', to_char((r.fila ->> 'fecha_afiliacion')::date, 'DD/MM/YYYY'),
          'hasta ' || to_char((r.fila ->> 'fin_cobertura')::date, 'DD/MM/YYYY')), '; ' order by r.id))
        from afiliacion_repetida r where r.id_queda = a.id and r.id_union = nueva having count(*) > 0), '{}'),
    alcance_usuario(), reloj_de_registro(cuando)
  from jsonb_to_recordset(antes -> 'afiliaciones') x (id bigint, id_persona bigint, fecha_afiliacion date, fecha_unida date)
  join afiliacion a on a.id = x.id
  left join edades e on e.id = a.id
  where x.id_persona = sale or exists (select from afiliacion_repetida r where r.id_queda = a.id and r.id_union = nueva)
  order by a.id;
  perform union_recontar(nueva);
  return nueva;
end $$;

-- Days that were counted with doubled affiliations are counted anew (ADR 26).
create or replace function union_recontar(cual bigint) returns void
language sql as $$
  update conteo_registro c set recontar_por = 'Unión de registros de una persona'
  where c.definitivo and exists (
    select from afiliacion_repetida r cross join jsonb_populate_record(null::afiliacion, r.fila) f
    where r.id_union = cual and f.id_ente_gestor = c.id_ente_gestor and cubierta_en(f, c.fecha))
$$;
