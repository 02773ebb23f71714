-- Takes a join of files (58_union_de_archivos.sql) back (decision-identidad/reversion).

-- Tells if of two files only the first has anything in that entity.
create or replace function solo_en_el_ente(uno bigint, otro bigint, ente smallint) returns boolean
language sql stable as $$
  select exists (select from afiliacion a where a.id_persona = uno and a.id_ente_gestor = ente)
    and not exists (select from afiliacion a where a.id_persona = otro and a.id_ente_gestor = ente)
$$;

-- Puts the repeated rows back as they were, with their ids and registration day, which no other statement may set.
create or replace function union_devolver_repetidas(hecha union_identidad, titulares boolean, cuando timestamptz) returns void
language plpgsql as $$
declare
  columnas text := (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = 'afiliacion'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
begin
  execute format('insert into afiliacion (%1$s) overriding system value
    select %1$s from (select (jsonb_populate_record(null::afiliacion, r.fila)).* from afiliacion_repetida r
      where r.id_union = $1 and ((r.fila ->> ''id_titular'') is null) = $2) f order by id', columnas)
    using hecha.id, titulares;
  update afiliacion a
  set creado_en = f.creado_en, fecha_registro = f.fecha_registro, version = f.version + 1,
    id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from afiliacion_repetida r cross join jsonb_populate_record(null::afiliacion, r.fila) f
  where a.id = r.id and r.id_union = hecha.id and ((r.fila ->> 'id_titular') is null) = titulares;
end $$;

-- Restores what stood before the join. Later affiliations go where the authority says: `destinos` names each one's
-- person or, for a beneficiary, its holder's affiliation; one that is not named stays. False where there is nothing to
-- undo.
create or replace function identidad_separar(novedad_dada bigint, razon text, destinos jsonb, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hecha union_identidad;
  saliente persona;
  quedante persona;
  devueltas bigint[];
begin
  perform decidir_o_negar();
  select * into hecha from union_identidad u where u.id_novedad = novedad_dada and u.deshecha_en is null for update;
  if hecha is null then
    return false;
  end if;
  update union_identidad set motivo_deshecha = razon, id_usuario_deshecha = alcance_usuario(),
    deshecha_en = reloj_de_registro(cuando)
    where id = hecha.id;
  delete from identidad_anterior i
    where i.id_persona = hecha.id_queda and i.hasta = hecha.unida_en
      and i.complemento = hecha.antes #>> '{saliente,complemento}' and not hecha.antes -> 'anteriores' @> to_jsonb(i.id);
  update identidad_anterior set id_persona = hecha.id_sale
    where id in (select d::bigint from jsonb_array_elements_text(hecha.antes -> 'anteriores') d) and id_persona = hecha.id_queda;
  update persona set numero_documento = hecha.antes #>> '{saliente,numero_documento}',
    complemento = hecha.antes #>> '{saliente,complemento}', id_unida = null, modificado_en = now()
    where id = hecha.id_sale returning * into saliente;
  select * into quedante from persona p where p.id = hecha.id_queda;

  update afiliacion a
  set id_persona = x.id_persona,
    fecha_afiliacion = case when a.fecha_afiliacion = x.fecha_unida then x.fecha_afiliacion else a.fecha_afiliacion end,
    version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from jsonb_to_recordset(hecha.antes -> 'afiliaciones') x (id bigint, id_persona bigint, fecha_afiliacion date, fecha_unida date)
  where a.id = x.id and (a.id_persona <> x.id_persona or x.fecha_unida <> x.fecha_afiliacion);
  -- Later affiliations move first, out of the way of what comes back.
  update afiliacion a
  set id_persona = d.id_persona, version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from jsonb_to_recordset(destinos) d (id bigint, id_persona bigint)
  where a.id = d.id and a.id_persona <> d.id_persona and not hecha.antes -> 'conocidas' @> to_jsonb(a.id)
    and a.id_persona in (hecha.id_queda, hecha.id_sale) and d.id_persona in (hecha.id_queda, hecha.id_sale);
  perform union_devolver_repetidas(hecha, true, cuando);
  update afiliacion a
  set id_titular = x.id_titular, version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from jsonb_to_recordset(hecha.antes -> 'afiliaciones') x (id bigint, id_titular bigint)
  where a.id = x.id and a.id_titular <> x.id_titular;
  update afiliacion a
  set id_titular = d.id_titular, version = a.version + 1, id_usuario_modificacion = alcance_usuario(), modificado_en = cuando
  from jsonb_to_recordset(destinos) d (id bigint, id_titular bigint)
  -- A beneficiary moves only between the holder's affiliations that stood twice.
  where a.id = d.id and a.id_titular <> d.id_titular and not hecha.antes -> 'conocidas' @> to_jsonb(a.id)
    and exists (select from afiliacion_repetida r
      where r.id_union = hecha.id and a.id_titular in (r.id, r.id_queda) and d.id_titular in (r.id, r.id_queda));
  perform union_devolver_repetidas(hecha, false, cuando);
  devueltas := array(
    select x.id from jsonb_to_recordset(hecha.antes -> 'afiliaciones') x (id bigint, id_persona bigint)
    where x.id_persona = hecha.id_sale
    union select r.id from afiliacion_repetida r where r.id_union = hecha.id
    union select d.id from jsonb_to_recordset(destinos) d (id bigint));
  perform afiliaciones_renombrar(devueltas);

  update afiliacion_historia h set id_afiliacion = x.id_afiliacion, id_afiliacion_causa = x.causa
  from jsonb_to_recordset(hecha.antes -> 'historia') x (id bigint, id_afiliacion bigint, causa bigint) where h.id = x.id;
  -- What the join itself told, and is still open, is discarded.
  update novedad set estado = 'DESCARTADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario()
    where id_persona = hecha.id_queda and creado_en = hecha.unida_en and estado = 'ABIERTA'
      and codigo in ('IDENTIDAD_CORREGIDA', 'DOBLE_AFILIACION');
  update novedad n
  set id_persona = x.id_persona, id_afiliacion = x.id_afiliacion
  from jsonb_to_recordset(hecha.antes -> 'novedades') x (id bigint, id_persona bigint, id_afiliacion bigint)
  where n.id = x.id;
  update novedad n set id_persona = a.id_persona from afiliacion a
  where a.id = n.id_afiliacion and n.id_persona in (hecha.id_queda, hecha.id_sale) and n.id_persona <> a.id_persona;
  -- What the join answered is asked again.
  update novedad n set estado = 'ABIERTA', procesado_en = null, id_usuario_proceso = null
  from jsonb_to_recordset(hecha.antes -> 'novedades') x (id bigint, abierta boolean)
  where n.id = x.id and x.abierta and n.estado <> 'ABIERTA' and n.procesado_en = hecha.unida_en
    and not exists (select from novedad o
      where o.id_afiliacion = n.id_afiliacion and o.codigo = n.codigo and o.estado = 'ABIERTA');

  -- Papers and words go back; later ones go to whichever person alone is in that entity now.
  update documento_persona d set id_persona = hecha.id_sale
  where d.id_persona = hecha.id_queda and (hecha.antes -> 'documentos' @> to_jsonb(d.id)
    or d.creado_en > hecha.unida_en and solo_en_el_ente(hecha.id_sale, hecha.id_queda, d.id_ente_gestor));
  update defuncion_declarada d set id_persona = hecha.id_sale
  where d.id_persona = hecha.id_queda and (hecha.antes -> 'defunciones' @> to_jsonb(d.id_ente_gestor)
    or d.creado_en > hecha.unida_en and solo_en_el_ente(hecha.id_sale, hecha.id_queda, d.id_ente_gestor));
  update ficha_persona f set id_persona = hecha.id_sale
  where f.id_persona = hecha.id_queda and (hecha.antes -> 'fichas' @> to_jsonb(f.id_ente_gestor)
    or solo_en_el_ente(hecha.id_sale, hecha.id_queda, f.id_ente_gestor))
    and not exists (select from ficha_persona o where o.id_persona = hecha.id_sale and o.id_ente_gestor = f.id_ente_gestor);
  update ficha_persona o
  set (id_genero, id_estado_civil, id_departamento, codigo_municipio, correo_electronico, telefono_domicilio, telefono_movil,
      direccion, foto, version)
    = (f.id_genero, f.id_estado_civil, f.id_departamento, f.codigo_municipio, f.correo_electronico, f.telefono_domicilio,
      f.telefono_movil, f.direccion, f.foto, o.version + 1)
  from jsonb_array_elements(hecha.antes -> 'fichas_cambiadas') x (fila)
  cross join jsonb_populate_record(null::ficha_persona, x.fila) f
  -- A file that somebody has written later keeps what it says.
  where o.id_persona = hecha.id_queda and o.id_ente_gestor = f.id_ente_gestor and o.version = f.version + 1;

  with edades as (
    select * from edades_recalcular(case when saliente.fecha_nacimiento <> quedante.fecha_nacimiento
      then array(select a.id from afiliacion a where a.id_persona = hecha.id_sale) end, cuando)
  )
  insert into afiliacion_historia (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues,
    antes, despues, id_usuario, ocurrido_en)
  select a.id, a.id_ente_gestor, 'reversion-identidad', a.estado, a.estado,
    case when a.id_persona = hecha.id_sale then identidad_escrita(to_jsonb(quedante)) else '{}' end || fin_por_edad_escrito(e.id, e.fin_antes)
      || case when x.fecha_unida <> x.fecha_afiliacion then jsonb_build_object('fecha_afiliacion', x.fecha_unida) else '{}' end,
    case when a.id_persona = hecha.id_sale then identidad_escrita(to_jsonb(saliente)) else '{}' end
      || fin_por_edad_escrito(e.id, e.fin_despues) || case when x.fecha_unida <> x.fecha_afiliacion then jsonb_build_object('fecha_afiliacion', a.fecha_afiliacion) else '{}' end,
    alcance_usuario(), reloj_de_registro(cuando)
  from afiliacion a
  left join jsonb_to_recordset(hecha.antes -> 'afiliaciones') x (id bigint, fecha_afiliacion date, fecha_unida date) on x.id = a.id
  left join edades e on e.id = a.id
  where a.id_persona = hecha.id_sale or a.id_persona = hecha.id_queda and x.fecha_unida <> x.fecha_afiliacion
  order by a.id;
  perform union_recontar(hecha.id);
  delete from afiliacion_repetida where id_union = hecha.id;
  return true;
end $$;
