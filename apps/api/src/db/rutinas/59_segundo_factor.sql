-- The second factor of a sign-in is checked, turned on and turned off by the sign-in role alone: foreign SQL under the
-- application's role can neither read a secret nor spend a code, nor take a factor away.

-- Spends a step once: of two with the same code at the same moment the second waits here, and finds it spent. The user
-- is locked first, as by whoever takes the factor away, or opens a session with it.
create or replace function segundo_factor_gastar_paso(de integer, paso bigint) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select from usuario u where u.id = de for no key update;
  with gastado as (
    update segundo_factor set ultimo_paso = paso
    where id_usuario = de and activado_en is not null and ultimo_paso < paso returning id_usuario
  )
  select exists (select from gastado)
$$;

create or replace function segundo_factor_gastar_codigo(de integer, cual bytea, cuando timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select from usuario u where u.id = de for no key update;
  with gastado as (
    update codigo_recuperacion set usado_en = cuando
    where id_usuario = de and huella = cual and usado_en is null returning id_usuario
  )
  select exists (select from gastado)
$$;

-- Prepares a factor, and gives false where there is one in use, which stays.
create or replace function segundo_factor_preparar(de integer, nuevo text, cuando timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with preparado as (
    insert into segundo_factor as f (id_usuario, secreto, preparado_en) values (de, nuevo, cuando)
    on conflict (id_usuario) do update set secreto = excluded.secreto, preparado_en = excluded.preparado_en
    where f.activado_en is null
    returning id_usuario
  )
  select exists (select from preparado)
$$;

create or replace function segundo_factor_preparado(de integer) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select secreto from segundo_factor where id_usuario = de and activado_en is null
$$;

create or replace function segundo_factor_codigos(de integer, nuevas bytea[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from codigo_recuperacion where id_usuario = de;
  insert into codigo_recuperacion (id_usuario, huella) select de, unnest(nuevas)
$$;

-- Turns on the secret that the code was of, since another one may have been prepared meanwhile. The user's other
-- sessions, which were opened without it, end.
create or replace function segundo_factor_activar(
  de integer, visto text, paso bigint, nuevas bytea[], menos uuid, cuando timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The user is locked before anything else, as by a sign-in (sesion_abrir).
  perform 1 from usuario where id = de for update;
  update segundo_factor set activado_en = cuando, ultimo_paso = paso
  where id_usuario = de and secreto = visto and activado_en is null;
  if not found then
    return false;
  end if;
  perform segundo_factor_codigos(de, nuevas);
  update sesion set revocada_en = cuando where id_usuario = de and id <> menos and revocada_en is null;
  return true;
end $$;

create or replace function segundo_factor_quitar(de integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from segundo_factor where id_usuario = de
$$;

create or replace function segundo_factor_estado(
  out activado_en timestamptz, out exigido boolean, out codigos integer
)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.activado_en, r.exige_segundo_factor,
    (select count(*)::integer from codigo_recuperacion c where c.id_usuario = u.id and c.usado_en is null)
  from usuario u join rol r on r.codigo = u.rol left join segundo_factor f on f.id_usuario = u.id
  where u.id = alcance_usuario()
$$;

create or replace function segundo_factor_exigir_autoridad() returns void
language plpgsql as $$
begin
  if not exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA' and u.estado = 'ACTIVO') then
    perform usuario_negar('Only the authority does this');
  end if;
end $$;

-- Takes the factor from another user, whose telephone is gone, and ends every session of theirs. False where there was
-- none.
create or replace function segundo_factor_restablecer(cual integer, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  habia boolean;
begin
  perform segundo_factor_exigir_autoridad();
  cuando := reloj_de_registro(cuando);
  if cual = alcance_usuario() then
    perform usuario_negar('Nobody resets their own second factor');
  end if;
  perform usuario_sujetar(cual);
  delete from segundo_factor where id_usuario = cual and activado_en is not null;
  habia := found;
  if habia then
    update usuario set version = version + 1, modificado_en = cuando where id = cual;
    perform usuario_cerrar_sesiones(cual, cuando);
  end if;
  return habia;
end $$;

create or replace function rol_exigir_segundo_factor(cual text, exige boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform segundo_factor_exigir_autoridad();
  update rol set exige_segundo_factor = exige where codigo = cual and exige_segundo_factor <> exige;
  return found;
end $$;

-- Lists which roles must have one, and how many of their active accounts do.
create or replace function rol_segundo_factores()
returns table (rol text, nombre text, exige boolean, cuentas integer, con_segundo_factor integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform segundo_factor_exigir_autoridad();
  return query
    select r.codigo, r.nombre, r.exige_segundo_factor, count(u.id)::integer, count(f.id_usuario)::integer
    from rol r left join usuario u on u.rol = r.codigo and u.estado = 'ACTIVO'
    left join segundo_factor f on f.id_usuario = u.id and f.activado_en is not null
    group by r.codigo order by r.nombre collate "C";
end $$;
