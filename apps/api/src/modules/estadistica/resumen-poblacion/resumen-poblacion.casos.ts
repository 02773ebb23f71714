import type { Caso } from '@sgpa/testing/cable/caso';
import { pedir } from '../testing/pedir.ts';

const MES = { fechaInicio: '2026-09-28', fechaFin: '2026-10-14' };
const ANIO = { fechaInicio: '2026-01-01', fechaFin: '2026-10-14' };

export const CASOS: readonly Caso[] = [
  pedir('cifrasDelDia', {}, 'las cifras del día'),
  pedir('cifrasDelDia', {}, 'las cifras del día, para la autoridad', 'adm.autoridad'),
  pedir('cifrasDelDia', {}, 'las cifras del día, sin novedades ni declaraciones', 'cons.poblacion'),
  pedir('cifrasDelDia', { idEnteEmpleador: 8 }, 'las cifras del día, de un empleador'),
  pedir('cifrasDelDia', { idEnteGestor: 2 }, 'las cifras del día, de otro ente gestor'),

  pedir('totalPorEstado', {}, 'de su ente gestor'),
  pedir(
    'totalPorEstado',
    { idEnteGestor: 2, fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null },
    'del que la autoridad dice',
    'adm.autoridad',
  ),
  pedir('totalPorEstado', { fechaInicio: '2026-01-01' }, 'un filtro que no admite'),
  pedir('totalPorEstado', {}, 'a quien no le toca', 'ssu.consulta'),
  pedir('totalPorEnteGestor', { idEnteGestor: 0, idEnteEmpleador: null }, 'todos los entes gestores', 'adm.autoridad'),
  pedir('totalPorEnteGestor', { idEnteGestor: 2 }, 'de otro ente gestor'),
  pedir('grupoEtareo', { idEnteGestor: 2 }, 'por edades, de otro ente gestor'),
  pedir('porTipoAfiliacion', { idEnteGestor: 2 }, 'por tipo, de otro ente gestor'),
  pedir('porTipoAfiliacion', { todo: true }, 'por tipo de afiliación'),
  pedir('grupoEtareo', { idEnteGestor: null }, 'por edades'),
  pedir('grupoEtareo', { idEnteEmpleador: 8 }, 'por edades, de un empleador'),
  pedir('totalPorEstado', { idEnteEmpleador: 8 }, 'de un empleador'),
  pedir('totalPorEstado', { idEnteEmpleador: 1 }, 'de otro empleador', 'empleador.consulta'),
  pedir('registrosPorDia', { ...MES, idEnteGestor: null, tipoBusqueda: 'AFILIACION' }, 'por día de afiliación'),
  pedir('registrosPorDia', { ...MES, fechaFin: '2020-01-01', tipoBusqueda: 'REGISTRO' }, 'fechas al revés'),
  pedir(
    'afiliadosPorEnteGestorYEstado',
    { ...ANIO, idEnteGestor: null, estado: 'ACTIVO', tipoFecha: 'TODOS' },
    'entre dos fechas, por mes',
  ),
  pedir('afiliadosPorEnteGestorYEstado', { ...ANIO, tipoFecha: 'ACTUALIZADOS' }, 'actualizados, sin ser autoridad'),
  pedir(
    'afiliadosPorEnteGestorYEstado',
    { ...MES, idEnteGestor: 1, estado: null, tipoFecha: 'ACTUALIZADOS' },
    'actualizados, para la autoridad',
    'adm.autoridad',
  ),
  { caso: 'por empleador', ruta: '/api/v1/estadistica/porEntidadEmpleadora/0/0' },
  { caso: 'por empleador, solo uno', ruta: '/api/v1/estadistica/porEntidadEmpleadora/0/0?idEnteEmpleador=8' },
  { caso: 'por empleador, una página que no hay', ruta: '/api/v1/estadistica/porEntidadEmpleadora/1/9000' },
  { caso: 'por empleador, de otro ente gestor', ruta: '/api/v1/estadistica/porEntidadEmpleadora/2/0' },
];
