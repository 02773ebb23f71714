import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Busqueda } from '../busqueda.ts';
import { textoDePorEdad, textoDeVencimiento } from './campos.tsx';
import { nombreDeEntidad } from './nombres-entidades.ts';

export function textoDeFiltro(busqueda: Busqueda): string {
  const { tipoAfiliado, misRegistros, estados, idEnteGestor, entidades, fechaInicio, fechaFin, tipoFecha } = busqueda;
  const fechas = [fechaInicio, fechaFin].map((una) => (una === null ? '…' : mostrarFecha(una))).join(' – ');
  return [
    tipoAfiliado === 'BENEFICIARIO' ? tipoAfiliado : '',
    misRegistros ? 'MIS REGISTROS' : '',
    estados.join(', '),
    busqueda.venceEn === null ? '' : textoDeVencimiento(busqueda.venceEn),
    busqueda.porEdad === null ? '' : textoDePorEdad(busqueda.porEdad),
    idEnteGestor === 0 ? '' : `Ente gestor N.º ${idEnteGestor}`,
    entidades.map((id) => nombreDeEntidad(id) ?? `Entidad N.º ${id}`).join(', '),
    (fechaInicio ?? fechaFin) === null ? '' : `${tipoFecha} ${fechas}`,
    busqueda.numeroDocumento,
  ]
    .filter((parte) => parte !== '')
    .join(' · ');
}
