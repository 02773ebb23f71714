import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { leerCondicion } from '@sgpa/domain/beneficiario/condicion';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { type Condicion, finPorEdad } from '@sgpa/domain/cobertura/edad';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import type { Contexto } from '../../../contexto.ts';
import { solo } from '../../../db/columnas.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, tomarAfiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { avisarEdadDe } from '../../afiliacion/aviso-edad.ts';
import { DE_CORRECCION, historiar } from '../../afiliacion/cambios.queries.ts';
import { guardarCondicion } from '../../afiliacion/condicion.ts';
import { tomar } from '../../afiliacion/hallar.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { guardarFicha } from '../../persona/ficha.queries.ts';
import { figuraFallecida, tomarOCrearPersona } from '../../persona/persona.queries.ts';
import { identidadDe, type PersonaReconocida } from '../../persona/una-persona.ts';
import { escribirAlta } from '../escribir-alta.ts';
import { guardarRegistro } from '../guardar-registro.ts';
import { datosDePasada, guardarPasada, pasadaConElTitular } from '../registro.queries.ts';
import {
  type BeneficiarioPreparado,
  dependiente,
  exigirCobertura,
  exigirParentesco,
  hechosJuntoA,
  prepararBeneficiario,
} from './preparar.ts';

const ACCION = 'registro-beneficiario';

/** Takes the condition that was sent, unless the one that came over lasts longer: the end is never earlier. */
function edadDePasada(preparado: BeneficiarioPreparado, antes: Afiliacion, exenta: boolean) {
  const finCon = (una: Condicion) => (exenta ? null : finPorEdad(dependiente(preparado, una), preparado.edad.edades));
  const traida = { condicion: leerCondicion(antes.condicion), condicion_hasta: antes.condicion_hasta };
  const enviada = preparado.condicion;
  const dura = enviada !== null && (traida.condicion === null || terminaAntes(finCon(traida), finCon(enviada)));
  const { condicion, condicion_hasta } = dura ? enviada : traida;
  const fin = finCon({ condicion, condicion_hasta });
  const fin_por_edad = terminaAntes(fin, antes.fin_por_edad) ? antes.fin_por_edad : fin;
  return { condicion, condicion_hasta, fin_por_edad, fin_cobertura: finDeCobertura({ ...antes, fin_por_edad }) };
}

/** Null stands for no end. */
const terminaAntes = (uno: FechaCivil | null, otro: FechaCivil | null): boolean =>
  uno !== null && (otro === null || uno < otro);

/**
 * A client that does not know of it registers once more a person who came over with the holder: it is the same
 * affiliation, with the data that were sent and a first day no later than it has. Null where the person did not come
 * over.
 */
async function registrarPasada(op: Operacion, preparado: BeneficiarioPreparado, persona: PersonaReconocida) {
  const { trx, ahora, hoy, contexto } = op;
  const { resto, fechaAfiliacion, ficha, fotoInicial, idEnteGestor, titular } = preparado;
  const { reconocimiento } = persona;
  const conocida = 'archivo' in reconocimiento ? reconocimiento.archivo.id : null;
  const pasada = conocida === null ? undefined : await pasadaConElTitular(trx, conocida, titular.id);
  if (conocida === null || pasada === undefined) return null;
  const corrige = reconocimiento.clase === 'CORREGIDA' ? reconocimiento.archivo : null;
  const { id: tomada } = await tomarOCrearPersona(trx, identidadDe(persona), corrige, ahora);
  if (tomada !== conocida) throw new Rechazo('REGISTRO_CAMBIADO');
  if (await figuraFallecida(trx, tomada, idEnteGestor))
    throw new Rechazo('PERSONA_FALLECIDA', { numero_documento: persona.numero });
  exigirCobertura(await tomar(trx, titular), hoy);
  const antes = await tomarAfiliacion(trx, pasada.id);
  if (antes === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  // An affiliation that has ended since is registered, or refused, like any other.
  if (!estaCubierto(antes, hoy)) return null;
  await exigirParentesco(op, preparado, tomada);
  await guardarFicha(trx, { id_persona: conocida, id_ente_gestor: idEnteGestor }, ficha, fotoInicial, ahora);
  const fecha_afiliacion = fechaAfiliacion < antes.fecha_afiliacion ? fechaAfiliacion : antes.fecha_afiliacion;
  const { id_titular: _, ...datos } = resto;
  const { exenta_de_edad, ...previos } = await datosDePasada(trx, pasada.id);
  const despues = { ...datos, ...edadDePasada(preparado, antes, exenta_de_edad), fecha_afiliacion };
  const enviadas = DE_CORRECCION.filter((columna) => columna in despues);
  await guardarPasada(trx, pasada.id, despues, contexto.usuario.id, ahora).execute();
  historiar(trx, [
    {
      id_afiliacion: pasada.id,
      id_ente_gestor: idEnteGestor,
      accion: ACCION,
      estado_antes: antes.estado,
      estado_despues: antes.estado,
      antes: solo(previos, enviadas),
      despues,
      id_usuario: contexto.usuario.id,
      ocurrido_en: ahora,
    },
  ]);
  if (preparado.condicion !== null)
    await guardarCondicion(op, { id_persona: conocida, id_ente_gestor: idEnteGestor }, preparado.condicion);
  auditar(op, { accion: ACCION, recurso: 'ficha_persona', idRecurso: conocida, idEnteGestor });
  auditarOperacion(op, { accion: ACCION, recurso: 'afiliacion', idRecurso: pasada.id, idEnteGestor, despues });
  return {
    data: [
      {
        numero_documento: persona.numero,
        idAfiliadoEnteGestor: pasada.id,
        estado_almacenamiento: { codigo: ESTADO_ALMACENAMIENTO.GUARDADO, detalle: TEXTO_GUARDADO },
      },
    ],
  };
}

/** The holder is locked, so that a baja either sees the new beneficiary or was seen here. */
async function escribir(op: Operacion, preparado: BeneficiarioPreparado, persona: PersonaReconocida) {
  const pasada = await registrarPasada(op, preparado, persona);
  if (pasada !== null) return pasada;
  const completar = async (idPersona: IdPersona) => {
    const titular = await tomar(op.trx, preparado.titular);
    exigirCobertura(titular, op.hoy);
    if (idPersona === titular.id_persona) throw new Rechazo('TITULAR_DE_SI_MISMO');
    await exigirParentesco(op, preparado, idPersona);
    const hechos = hechosJuntoA(titular, preparado, op.hoy);
    const id_motivo_baja = hechos.fecha_baja === null ? null : titular.id_motivo_baja;
    return { ...preparado, hechos, resto: { ...preparado.resto, id_motivo_baja } };
  };
  const { respuesta, escrita } = await escribirAlta(op, completar, persona);
  const dueno = { id_persona: escrita.idPersona, id_ente_gestor: preparado.idEnteGestor };
  if (preparado.condicion !== null) await guardarCondicion(op, dueno, preparado.condicion);
  await avisarEdadDe(op, 'registro-beneficiario', escrita.id);
  return respuesta;
}

/** Saves a beneficiary of a covered holder, with its employer and insured type (document 2 §3 Dependent save item). */
export const registrarBeneficiario = (
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip'>,
  contexto: Contexto,
  pedido: PedidoBeneficiario,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> =>
  guardarRegistro(deps, contexto, intencion, {
    persona: pedido.data[0].beneficiario,
    admiteFallecidos: false,
    preparar: (momento) => prepararBeneficiario(deps, contexto, pedido, momento),
    escribir,
  });
