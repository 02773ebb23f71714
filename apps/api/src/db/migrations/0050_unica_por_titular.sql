-- Code 502: the same person, managing entity and affiliation date with the same employer, as a holder, or under the same
-- holder's affiliation, as a beneficiary. A child of two colleagues may be registered under both on one day, and told as a
-- double affiliation. Holders' affiliations are negative here, so that none of them is taken for an employer.
alter table afiliacion drop constraint afiliacion_unica;
create unique index afiliacion_unica on afiliacion (id_persona, id_ente_gestor, coalesce(-id_titular, id_entidad), fecha_afiliacion);
