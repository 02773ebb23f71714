import type { Trx } from '@sgpa/api/db/pool';
import { type IdEnteGestor, type IdPersona, idPersona } from '@sgpa/domain/shared/ids';
import { insertarTodas, reservarIds } from './insertar.ts';
import type { AfiliacionDemo, PersonaDemo } from './modelo.ts';
import type { Referencias } from './referencias.ts';

/** Writes the persons and, for each managing entity that has them, their files; returns the ids. */
export async function guardarPersonas(
  trx: Trx,
  refs: Referencias,
  afiliaciones: readonly AfiliacionDemo[],
  ahora: Date,
): Promise<Map<PersonaDemo, IdPersona>> {
  const personas = [...new Set(afiliaciones.map((a) => a.persona))];
  const reservados = await reservarIds(trx, 'persona', personas.length);
  const ids = new Map(personas.map((persona, i) => [persona, idPersona(reservados[i] ?? 0)]));
  await insertarTodas(
    trx,
    'persona',
    personas.map((p) => ({
      id: ids.get(p),
      tipo_documento: 'CI',
      tipo_doc: p.extranjero ? 2 : 1,
      numero_documento: p.numero,
      complemento: p.complemento,
      fecha_nacimiento: p.fechaNacimiento,
      nombres: p.nombres,
      primer_apellido: p.primerApellido,
      segundo_apellido: p.segundoApellido,
      id_genero: refs.parametrica('GENERO', p.sexo === 'M' ? 'MASCULINO' : 'FEMENINO'),
      fallecido: p.fechaDefuncion !== null,
      fecha_defuncion: p.fechaDefuncion,
      saneado: p.saneado,
      creado_en: ahora.toISOString(),
      modificado_en: ahora.toISOString(),
    })),
  );
  await insertarTodas(
    trx,
    'ficha_persona',
    // Each managing entity has one file, over all employers.
    [...new Map(afiliaciones.map((a) => [`${ids.get(a.persona)} ${a.ente}`, a])).values()].map(({ persona, ente }) =>
      ficha(persona, ids.get(persona) ?? idPersona(0), refs.ente(ente), refs, ahora),
    ),
  );
  return ids;
}

function ficha(p: PersonaDemo, idPersona: IdPersona, idEnte: IdEnteGestor, refs: Referencias, ahora: Date) {
  // Two persons with one number do not have one telephone.
  const n = Number(p.numero) + (p.complemento === '' ? 0 : 1_234_567);
  return {
    id_persona: idPersona,
    id_ente_gestor: idEnte,
    id_estado_civil: refs.parametrica('ESTADO_CIVIL', p.estadoCivil),
    id_departamento: refs.departamento(p.departamento),
    codigo_municipio: p.municipio,
    correo_electronico: n % 3 === 0 ? null : `persona${p.numero}${p.complemento.toLowerCase()}@correo.example`,
    telefono_domicilio: n % 4 === 0 ? String(2_000_000 + (n % 900_000)) : null,
    telefono_movil: String(70_000_000 + (n % 9_000_000)),
    direccion: `CALLE ${(n % 40) + 1} N° ${(n % 900) + 10}, ZONA ${n % 2 === 0 ? 'CENTRAL' : 'NORTE'}`,
    modificado_en: ahora.toISOString(),
  };
}
