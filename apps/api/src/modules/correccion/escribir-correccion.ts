import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { solo } from '../../db/columnas.ts';
import type { JsonObject } from '../../db/db.generated.ts';
import type { Operacion } from '../../operacion.ts';
import { DE_COBERTURA, DE_CORRECCION, historiar, unir } from '../afiliacion/cambios.queries.ts';
import { auditarOperacion } from '../auditoria/auditoria.queries.ts';
import { CONTACTO, type FichaPersona, reemplazarFicha } from '../persona/ficha.queries.ts';
import { type Corregible, corregirAfiliacion, type FilaCompleta } from './registro-completo.queries.ts';

export type AccionActualizacion = 'actualizacion-titular' | 'actualizacion-beneficiario';

const huella = (foto: Buffer | null): string | null =>
  foto && `sha256:${createHash('sha256').update(foto).digest('hex')}`;

/** The history keeps these: the facts of an affiliation and what an update may change. */
const RETRATO = unir(DE_COBERTURA, DE_CORRECCION);

const fichaDe = (fila: FilaCompleta): FichaPersona => ({
  ...solo(fila, CONTACTO),
  id_genero: fila.id_genero,
  id_departamento: fila.id_departamento_domicilio,
});

/** A correction that changes nothing must not outdate a ficha that somebody has open. Only a new photo is there. */
function cambiaFicha({ foto, ...ficha }: FichaPersona, sinFoto: boolean, fila: FilaCompleta): boolean {
  const { foto: tenia, ...actual } = fichaDe(fila);
  const otraFoto = foto !== null || (sinFoto && tenia !== null);
  return fila.version_ficha === 0 || otraFoto || !isDeepStrictEqual(ficha, actual);
}

const conHuella = ({ foto, ...ficha }: FichaPersona): JsonObject => ({ ...ficha, foto: huella(foto) });

interface Escritura {
  accion: AccionActualizacion;
  cambios: Corregible;
  ficha: FichaPersona;
  sinFoto: boolean;
}

/** Writes row, ficha, and one row each of history and audit, with before and after. */
export async function escribirActualizacion(
  op: Operacion,
  fila: FilaCompleta,
  { accion, cambios, ficha, sinFoto }: Escritura,
): Promise<void> {
  const { id, id_persona, id_ente_gestor, estado } = fila;
  const { trx, contexto, ahora } = op;
  const { id: idUsuario } = contexto.usuario;
  await corregirAfiliacion(trx, id, cambios, idUsuario, ahora);
  const foto = sinFoto ? null : (ficha.foto ?? fila.foto);
  const conFicha = cambiaFicha(ficha, sinFoto, fila);
  if (conFicha) await reemplazarFicha(trx, { id_persona, id_ente_gestor }, { ...ficha, foto }, ahora);
  const [antes, despues] = [solo(fila, RETRATO), solo({ ...fila, ...cambios }, RETRATO)];
  const personas = { antes: conHuella(fichaDe(fila)), despues: conHuella({ ...ficha, foto }) };
  const enHistoria = (hechos: JsonObject, persona: JsonObject) => (conFicha ? { ...hechos, persona } : hechos);
  historiar(trx, [
    {
      id_afiliacion: id,
      id_ente_gestor,
      accion,
      estado_antes: estado,
      estado_despues: estado,
      antes: enHistoria(antes, personas.antes),
      despues: enHistoria(despues, personas.despues),
      id_usuario: idUsuario,
      ocurrido_en: ahora,
    },
  ]);
  auditarOperacion(op, {
    accion,
    recurso: 'afiliacion',
    idRecurso: id,
    idEnteGestor: id_ente_gestor,
    antes: { ...antes, persona: personas.antes },
    despues: { ...despues, persona: personas.despues },
  });
}
