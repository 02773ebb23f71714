/** What a proposal of a revision tells of a family's affiliation: 1 is the holder's, any other a child's. */
export const deLaFamilia = (id: number) => ({
  idAfiliadoEnteGestor: id,
  version: 2,
  idTitular: id === 1 ? null : 1,
  nombre: `PERSONA ${id}`,
  documento: String(1000000 + id),
  parentesco: id === 1 ? null : 'HIJO',
  ente_gestor: 'Caja Nacional de Salud',
  entidad: 'EMPRESA',
});
