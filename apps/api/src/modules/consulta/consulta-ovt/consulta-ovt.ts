import { SIN_EMPLEADOR_RECIENTE } from '@sgpa/domain/consulta/textos';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { enVentana } from '@sgpa/domain/titular/ventana-pago';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { EmpleoOvt } from '../../../integrations/ovt/port.ts';
import { aPregunta, consultarFuera, type PersonaPedida } from '../consulta-fuera.ts';

const presentarEmpresa = ({ caja, gestion, matriculaComercio, nit, periodo, razonSocial }: EmpleoOvt) => ({
  caja: { descripcion: caja },
  gestion,
  matriculaComercio,
  nit,
  periodo,
  razonSocial,
});

/** Lists the payrolls of the last 3 months that a person is in; without any, `mensaje` says so. */
export async function consultarOvt(
  deps: Pick<Deps, 'db' | 'clock' | 'ovt'>,
  contexto: Contexto,
  pedido: PersonaPedida,
) {
  const { persona, empleos, mensaje, registrable, lista } = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-ovt', de: pedido },
    deps.ovt.empleos(aPregunta(pedido)),
    (respuesta) => respuesta.persona !== null,
  );
  const hoy = hoyEnLaPaz(deps.clock.ahora());
  const empresas = empleos.filter((empleo) => enVentana(empleo, hoy)).map(presentarEmpresa);
  return {
    finalizado: persona !== null,
    datos: persona && { ...persona, empresas },
    mensaje: empresas.length > 0 ? mensaje : SIN_EMPLEADOR_RECIENTE,
    registrable,
    lista,
  };
}
