import type {
  TitularEncontrado,
  validacionBeneficiario,
  validacionDelTitular,
} from '@sgpa/contract/v2/validacion-beneficiario';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { separarDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { validarPersona } from '../validacion-titular.service.ts';
import { presentarTitular } from './titular-encontrado.presenter.ts';
import { titularesPorDocumento } from './titular-encontrado.queries.ts';

const TITULAR_ENCONTRADO = 'Se encontró al titular con cobertura vigente.';

interface ClaveTitular {
  numero_documento_titular: string;
  fecha_nacimiento_titular?: FechaCivil | null;
}

/** What narrows a holder's affiliations down; null for any. */
interface Donde {
  codigoEntidad: string | null;
  idEnteGestor: number | null;
}

/** The holder's affiliations in the scope that cover today. Two people who share the number are told apart or not at all. */
async function titularesCubiertos(
  { trx, hoy }: Operacion,
  { numero_documento_titular, fecha_nacimiento_titular = null }: ClaveTitular,
  donde: Donde,
): Promise<TitularEncontrado[]> {
  const documento = separarDocumento(numero_documento_titular);
  const filas = await titularesPorDocumento(trx, { ...documento, ...donde, fechaNacimiento: fecha_nacimiento_titular });
  const cubiertas = filas.filter((fila) => estaCubierto(fila, hoy));
  const personas = new Set(cubiertas.map(({ id_persona }) => id_persona));
  return personas.size > 1 ? [] : cubiertas.map((fila) => presentarTitular(fila, hoy));
}

/** Whoever is asked for, found or not, leaves a row in the audit trail. */
function buscarCubiertos(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  clave: ClaveTitular,
  donde: Donde,
): Promise<TitularEncontrado[]> {
  return enOperacion(deps, contexto, async (op) => {
    const titulares = await titularesCubiertos(op, clave, donde);
    await auditar(op, {
      accion: 'validacion-beneficiario',
      recurso: 'persona',
      idRecurso: clave.numero_documento_titular,
      despues: { codigo: codigoDe(titulares) },
    });
    return titulares;
  });
}

const codigoDe = (titulares: readonly TitularEncontrado[]) =>
  titulares.length > 0 ? ESTADO_RESPUESTA.COINCIDE : ESTADO_RESPUESTA.NO_ENCONTRADO;

/** Document 2 §2 Holder lookup before beneficiary validation. */
export async function buscarTitular(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad = null, data: pedidos }: z.infer<typeof validacionDelTitular.request.body>,
): Promise<z.infer<typeof validacionDelTitular.response>> {
  const [clave] = pedidos;
  const donde = { codigoEntidad: codigo_entidad, idEnteGestor: null };
  const data = clave ? await buscarCubiertos(deps, contexto, clave, donde) : [];
  const codigo = codigoDe(data);
  const mensaje = codigo === ESTADO_RESPUESTA.COINCIDE ? TITULAR_ENCONTRADO : TEXTO_RESPUESTA[codigo];
  return { codigo, mensaje, data };
}

/** The holder's validation (decisions §8) of a person who will be a beneficiary, and of whom. */
export async function validarBeneficiario(
  deps: Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt' | 'senasir' | 'gestora'>,
  contexto: Contexto,
  {
    codigo_entidad: delSobre = null,
    id_ente_gestor: idEnteGestor = null,
    data,
  }: z.infer<typeof validacionBeneficiario.request.body>,
): Promise<z.infer<typeof validacionBeneficiario.response>> {
  const validadas = data.map(async (item) => {
    const { numero_documento_titular, fecha_nacimiento_titular, codigo_entidad, ...pedido } = item;
    const persona = await validarPersona(deps, contexto, pedido, 'validacion-beneficiario');
    const donde = { codigoEntidad: codigo_entidad ?? delSobre, idEnteGestor };
    const detalle =
      numero_documento_titular === undefined
        ? []
        : await buscarCubiertos(deps, contexto, { numero_documento_titular, fecha_nacimiento_titular }, donde);
    return { ...persona, estado_titular: { detalle } };
  });
  return { data: await Promise.all(validadas) };
}
