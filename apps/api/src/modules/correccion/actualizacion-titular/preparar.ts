import type { PedidoActualizacionTitular } from '@sgpa/contract/v2/actualizacion-titular';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos } from '@sgpa/domain/errors/rechazo';
import { armarCodigoEntidad, codigoGuardado, leerCodigoEntidad, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { revisarPaso3 } from '@sgpa/domain/titular/registro-titular';
import { leerTipoAsegurado, tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import {
  idTipoAsegurado,
  resolverDelEnte,
  resolverEmpleo,
  revisarTipoYCodigo,
} from '../../afiliacion/datos-del-formulario.ts';
import { entidadParaAfiliar } from '../../catalogo/entidad.service.ts';
import { presentarAfiliacion, presentarEmpleador } from '../correccion.presenter.ts';
import { enviados } from '../correccion.service.ts';
import type { Corregible, FilaCompleta } from '../registro-completo.queries.ts';

interface Visto {
  vista: FilaCompleta;
  persona: Parameters<typeof revisarPaso3>[0];
  hoy: FechaCivil;
}

const TIPOS = Object.values(TIPO_CODIGO);

/** Accepts the whole code, or a number with the type of code beside it. */
function codigoCompleto(codigo: string, tipoCodigo: number | null | undefined): string {
  if (leerCodigoEntidad(codigo) !== null) return codigoGuardado(codigo);
  const tipo = TIPOS.find((t) => t === tipoCodigo);
  return tipo === undefined ? codigo : armarCodigoEntidad(tipo, codigo);
}

/** Merges what the role may change into what is there. */
function fundir({ vista }: Visto, { afiliacion, empleador }: PedidoActualizacionTitular, soloEstablecimiento: boolean) {
  const [actual, empleo] = [presentarAfiliacion(vista), presentarEmpleador(vista)];
  const pedida = enviados(afiliacion);
  if (soloEstablecimiento) {
    const { departamento = actual.departamento, codigo_establecimiento = actual.codigo_establecimiento } = pedida;
    return { afiliacion: { ...actual, departamento, codigo_establecimiento }, empleador: empleo };
  }
  const codigo_entidad = codigoCompleto(empleador.codigo_entidad, afiliacion.tipo_codigo);
  return { afiliacion: { ...actual, ...pedida }, empleador: { ...empleo, ...enviados(empleador), codigo_entidad } };
}

export async function prepararCambios(
  deps: Pick<Deps, 'db' | 'dbIngreso' | 'ovt' | 'clock'>,
  contexto: Contexto,
  pedido: PedidoActualizacionTitular,
  visto: Visto,
  problemas: DetalleDeCampo[],
): Promise<Corregible> {
  const { vista, persona, hoy } = visto;
  const { rol } = contexto.usuario;
  const soloEstablecimiento = tipoForzadoPorRol(rol) !== null;
  const { afiliacion, empleador } = fundir(visto, pedido, soloEstablecimiento);
  const { codigo_entidad } = empleador;
  const mismaEntidad = codigo_entidad === vista.codigo_entidad;
  const mismoTipo = leerTipoAsegurado(afiliacion.tipo_asegurado) === vista.tipo_asegurado;
  // A pair that the list's looser rule accepted once may stay.
  const { tipo, problemas: deTipo } = revisarTipoYCodigo(afiliacion.tipo_asegurado, codigo_entidad, { rol });
  if (!mismaEntidad || !mismoTipo) problemas.push(...deTipo);
  const deFormulario = revisarPaso3(
    {
      ...persona,
      fecha_inicio: afiliacion.fecha_inicio,
      tipo_asegurado: afiliacion.tipo_asegurado,
      codigo_entidad,
      tipo_codigo: codigo_entidad,
      fecha_ingreso_trabajo: empleador.fecha_ingreso_trabajo,
    },
    { hoy, nacimiento: vista.fecha_nacimiento, seccionesOcultas: soloEstablecimiento },
  );
  problemas.push(...comoProblemasDeCampos(deFormulario));
  const listas = { db: deps.db, hoy, yaTiene: [vista.id_establecimiento] };
  const delEnte = await resolverDelEnte(listas, vista.id_ente_gestor, afiliacion, problemas);
  const empleo = await resolverEmpleo(deps.db, empleador, problemas);
  const idTipo = mismoTipo ? vista.id_tipo_asegurado : await idTipoAsegurado(deps.db, tipo);
  const buscar = !mismaEntidad && problemas.length === 0;
  const idEntidad = buscar
    ? (await entidadParaAfiliar(deps, contexto, codigo_entidad, hoy)).idEntidad
    : vista.id_entidad;
  return {
    fecha_afiliacion: afiliacion.fecha_inicio,
    id_entidad: idEntidad,
    id_tipo_asegurado: idTipo ?? vista.id_tipo_asegurado,
    id_parentesco: null,
    condicion: null,
    condicion_hasta: null,
    fin_por_edad: null,
    fin_cobertura: vista.fin_cobertura,
    ...delEnte,
    ...empleo,
  };
}
