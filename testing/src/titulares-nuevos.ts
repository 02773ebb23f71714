import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe } from './actualizacion.ts';
import { genteNueva } from './alguien.ts';
import type { ApiDePrueba } from './api.ts';
import { pedidoRegistro, registrar, resultado } from './titular.ts';

type Parte = 'persona' | 'afiliacion' | 'empleador';

/** Makes holders of one test alone, with document numbers that no other person has. */
export function titularesNuevos(api: ApiDePrueba) {
  const form = formularioDe(api, 'titular');
  const alguien = genteNueva(() => api, 7_200_000);

  /** Registers one by that account, and gives the record as the update form gets it. */
  async function registrado(quien: string, cambios: Parameters<typeof pedidoRegistro>[1] = {}) {
    const numero = alguien();
    const { codigo, id } = resultado(await registrar(api, quien, pedidoRegistro(numero, cambios)));
    if (codigo !== 500 || id === null) throw new Error(`not registered: ${codigo}`);
    const { body } = await form.leer(quien, id);
    return { numero, id, registro: body.data };
  }

  return { alguien, registrado };
}

export const con = (
  registro: RegistroTitular,
  cambios: Partial<Record<Parte, object>> & { version?: number | null },
) => ({
  version: cambios.version === undefined ? registro.version : cambios.version,
  persona: { ...registro.persona, ...cambios.persona },
  afiliacion: { ...registro.afiliacion, ...cambios.afiliacion },
  empleador: { ...registro.empleador, ...cambios.empleador },
});

/** Finds the first affiliation of that document number, and its row. */
export function filasDe(api: ApiDePrueba) {
  const { db } = api.base.owner;
  return {
    idDe: async (numero: string): Promise<IdAfiliacion> => {
      const { id } = await db
        .selectFrom('afiliacion as a')
        .innerJoin('persona as p', 'p.id', 'a.id_persona')
        .select('a.id')
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .orderBy('a.id')
        .executeTakeFirstOrThrow();
      return id;
    },
    filaDe: (id: IdAfiliacion) =>
      db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
