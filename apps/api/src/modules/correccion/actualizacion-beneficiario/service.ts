import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type {
  PedidoActualizacionBeneficiario,
  RegistroBeneficiario,
} from '@sgpa/contract/v2/actualizacion-beneficiario';
import { revisarPaso3Beneficiario } from '@sgpa/domain/beneficiario/registro-beneficiario';
import { comoProblemasDeCampos } from '@sgpa/domain/errors/problemas-de-campos';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { resolverDelEnte, resolverParentesco } from '../../afiliacion/datos-del-formulario.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { actualizarRegistro, enviados } from '../correccion.service.ts';
import { presentarDelEnte } from '../del-ente.presenter.ts';
import type { FilaCompleta } from '../registro-completo.queries.ts';
import { leerCompleta } from '../registro-completo.ts';

const ACCION = 'actualizacion-beneficiario';

const presentarAfiliacion = (fila: FilaCompleta): RegistroBeneficiario['afiliacion'] => ({
  fecha_inicio: fila.fecha_afiliacion,
  fecha_afiliacion_titular: fila.fecha_afiliacion_titular,
  parentesco_titular: fila.parentesco ?? '',
  ...presentarDelEnte(fila),
});

export async function leerBeneficiario(op: Operacion, id: number): Promise<RegistroBeneficiario> {
  const { fila, persona } = await leerCompleta(op, ACCION, { id, tipo: 'BENEFICIARIO' });
  const empleador = { codigo_entidad: fila.codigo_entidad, razon_social: fila.nombre_entidad };
  return {
    version: fila.version,
    version_ficha: fila.version_ficha,
    persona,
    afiliacion: presentarAfiliacion(fila),
    empleador,
  };
}

/** The part of the request that the role may write: of CAJA_WEB_SUS, the block of the health establishment. */
function permitido({ persona, afiliacion, quitar_foto }: PedidoActualizacionBeneficiario, rol: string) {
  if (tipoForzadoPorRol(rol) === null)
    return { persona, afiliacion: enviados(afiliacion), soloEstablecimiento: false, quitarFoto: quitar_foto };
  const { departamento, codigo_establecimiento } = afiliacion;
  return {
    persona: {},
    afiliacion: enviados({ departamento, codigo_establecimiento }),
    soloEstablecimiento: true,
    quitarFoto: false,
  };
}

/** Document 2 §2 Beneficiary update form. Employer and insured type are the holder's and stay. */
export function actualizarBeneficiario(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: PedidoActualizacionBeneficiario,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const {
    persona: contacto,
    afiliacion: pedida,
    soloEstablecimiento,
    quitarFoto,
  } = permitido(pedido, contexto.usuario.rol);
  return actualizarRegistro(deps, contexto, intencion, {
    accion: ACCION,
    id: pedido.afiliacion.id_afiliacion_ente_gestor,
    tipo: 'BENEFICIARIO',
    version: pedido.version,
    version_ficha: pedido.version_ficha,
    persona: contacto,
    quitar_foto: quitarFoto,
    async preparar(vista, persona, hoy, problemas) {
      const afiliacion = { ...presentarAfiliacion(vista), ...pedida };
      const { fecha_inicio, parentesco_titular } = afiliacion;
      const nacimiento = vista.fecha_nacimiento;
      const formulario = { ...persona, fecha_inicio, parentesco_titular };
      // What was not asked for cannot be wrong in it.
      const revisados = soloEstablecimiento ? {} : revisarPaso3Beneficiario(formulario, { hoy, nacimiento });
      problemas.push(...comoProblemasDeCampos(revisados));
      const mirada = { db: deps.db, hoy };
      const conSuEstablecimiento = { ...mirada, yaTiene: [vista.id_establecimiento] };
      const delEnte = await resolverDelEnte(conSuEstablecimiento, vista.id_ente_gestor, afiliacion, problemas);
      const conSuParentesco = { ...mirada, yaTiene: [vista.id_parentesco] };
      const id_parentesco = await resolverParentesco(conSuParentesco, parentesco_titular, problemas);
      return { ...vista, fecha_afiliacion: fecha_inicio, id_parentesco, ...delEnte };
    },
  });
}
