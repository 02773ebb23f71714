import type { CondicionPedida } from '@sgpa/contract/shared/afiliacion';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type {
  PedidoActualizacionBeneficiario,
  RegistroBeneficiario,
} from '@sgpa/contract/v2/actualizacion-beneficiario';
import { leerCondicion } from '@sgpa/domain/beneficiario/condicion';
import { revisarPaso3Beneficiario } from '@sgpa/domain/beneficiario/registro-beneficiario';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { finCambiado, finPorEdad } from '@sgpa/domain/cobertura/edad';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { avisarEdadDe } from '../../afiliacion/aviso-edad.ts';
import { type CondicionPreparada, edadesDe, guardarCondicion, prepararCondicion } from '../../afiliacion/condicion.ts';
import { resolverDelEnte, resolverParentesco } from '../../afiliacion/datos-del-formulario.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { presentarDelEnte } from '../correccion.presenter.ts';
import { actualizarRegistro, enviados } from '../correccion.service.ts';
import type { FilaCompleta } from '../registro-completo.queries.ts';
import { leerCompleta } from '../registro-completo.ts';

const ACCION = 'actualizacion-beneficiario';

const presentarAfiliacion = (fila: FilaCompleta): RegistroBeneficiario['afiliacion'] => ({
  fecha_inicio: fila.fecha_afiliacion,
  fecha_afiliacion_titular: fila.fecha_afiliacion_titular,
  parentesco_titular: fila.parentesco ?? '',
  condicion: leerCondicion(fila.condicion),
  condicion_hasta: fila.condicion_hasta,
  fin_por_edad: fila.fin_por_edad,
  ...presentarDelEnte(fila),
});

export async function leerBeneficiario(op: Operacion, id: IdAfiliacion): Promise<RegistroBeneficiario> {
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

/** Keeps the part of the request that the role may write: CAJA_WEB_SUS writes only the health establishment's block. */
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

/** A record that is sent back as it was read needs no proof for what it says already. */
const esLaDeAntes = (
  { condicion, condicion_hasta, certificado_condicion }: CondicionPedida,
  antes: Pick<FilaCompleta, 'condicion' | 'condicion_hasta'>,
): boolean =>
  !certificado_condicion && condicion === antes.condicion && (condicion_hasta ?? null) === antes.condicion_hasta;

const SIN_COBERTURA = 'No tiene cobertura: si terminó por edad, registre la condición con la acción «Condición».';

/** Another kin or condition moves the end by age while the cover lasts; any other correction leaves it. */
async function edadCorregida(
  { db }: Pick<Deps, 'db'>,
  vista: FilaCompleta,
  { id_parentesco, preparada }: { id_parentesco: number | null; preparada: CondicionPreparada | null },
  hoy: FechaCivil,
  problemas: DetalleDeCampo[],
) {
  if (id_parentesco === null || (id_parentesco === vista.id_parentesco && preparada === null)) return {};
  if (!estaCubierto(vista, hoy)) {
    if (preparada !== null) problemas.push({ campo: 'condicion', mensaje: SIN_COBERTURA });
    return {};
  }
  const suya = preparada ?? { condicion: leerCondicion(vista.condicion), condicion_hasta: vista.condicion_hasta };
  const { condicion, condicion_hasta } = suya;
  if (vista.exenta_de_edad) return { condicion, condicion_hasta };
  const { parentesco, edades } = await edadesDe(db, id_parentesco);
  const { fecha_nacimiento } = vista;
  const fin = finPorEdad({ parentesco, fecha_nacimiento, condicion, condicion_hasta }, edades);
  const fin_por_edad = finCambiado(fin, vista.fin_por_edad, hoy);
  return { condicion, condicion_hasta, fin_por_edad, fin_cobertura: finDeCobertura({ ...vista, fin_por_edad }) };
}

/** Document 2 §2 Beneficiary update form. Employer and insured type stay the holder's. */
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
  let preparada: CondicionPreparada | null = null;
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
      // Fields that the role may not change are not checked.
      const revisados = soloEstablecimiento ? {} : revisarPaso3Beneficiario(formulario, { hoy, nacimiento });
      problemas.push(...comoProblemasDeCampos(revisados));
      const listas = { db: deps.db, hoy };
      const conSuEstablecimiento = { ...listas, yaTiene: [vista.id_establecimiento] };
      const delEnte = await resolverDelEnte(conSuEstablecimiento, vista.id_ente_gestor, afiliacion, problemas);
      const conSuParentesco = { ...listas, yaTiene: [vista.id_parentesco] };
      const id_parentesco = await resolverParentesco(conSuParentesco, parentesco_titular, problemas);
      preparada =
        soloEstablecimiento || esLaDeAntes(pedido.afiliacion, vista)
          ? null
          : await prepararCondicion(pedido.afiliacion, hoy, problemas);
      const edad = await edadCorregida(deps, vista, { id_parentesco, preparada }, hoy, problemas);
      return { ...vista, fecha_afiliacion: fecha_inicio, id_parentesco, ...delEnte, ...edad };
    },
    async seguir(op, fila) {
      if (preparada !== null) await guardarCondicion(op, fila, preparada);
      await avisarEdadDe(op, ACCION, fila.id);
    },
  });
}
