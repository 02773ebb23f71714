import type { CondicionPedida } from '@sgpa/contract/shared/afiliacion';
import { leerCondicion, PAPEL_DE_CONDICION, revisarCondicion } from '@sgpa/domain/beneficiario/condicion';
import type { Condicion, LimiteDeEdad } from '@sgpa/domain/cobertura/edad';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import type { Db } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { enListas } from '../catalogo/listas.ts';
import { guardarPdf, prepararPdf } from '../persona/pdf-recibido.ts';

export interface CondicionPreparada extends Condicion {
  papel: Buffer;
}

/** Reads the condition that lets a right go on beyond the age, and its paper; null if there is none or it is wrong. */
export async function prepararCondicion(
  pedida: CondicionPedida,
  hoy: FechaCivil,
  problemas: DetalleDeCampo[],
): Promise<CondicionPreparada | null> {
  const revisada = comoProblemasDeCampos(revisarCondicion(pedida, hoy));
  problemas.push(...revisada);
  const condicion = leerCondicion(pedida.condicion);
  if (condicion === null || revisada.length > 0) return null;
  const papel = await prepararPdf(pedida.certificado_condicion ?? '', PAPEL_DE_CONDICION[condicion]);
  return { condicion, condicion_hasta: pedida.condicion_hasta ?? null, papel };
}

export const edadesDeTodos = (db: Db): Promise<readonly LimiteDeEdad[]> =>
  enListas(
    db,
    ({ edades }) => edades,
    () => true,
  );

export const edadesDe = (db: Db, idParentesco: number) =>
  enListas(
    db,
    ({ parametricas, edades }) => ({
      parentesco: parametricas.find(({ id }) => id === idParentesco)?.codigo ?? '',
      edades,
    }),
    ({ parentesco }) => parentesco !== '',
  );

/** Keeps the proof; a proof that is handed in twice is kept once. */
export async function guardarCondicion(
  op: Operacion,
  { id_persona, id_ente_gestor }: { id_persona: IdPersona; id_ente_gestor: IdEnteGestor },
  { condicion, papel: contenido }: CondicionPreparada,
): Promise<void> {
  const papel = {
    id_persona,
    id_ente_gestor,
    clase: 'CONDICION_DE_EDAD',
    numero: condicion ?? '',
    fecha: op.hoy,
  } as const;
  await guardarPdf(op, { ...papel, contenido });
}
