import * as contrato from '@sgpa/contract/v1/resumen-poblacion';
import { usuariosActualizacion, usuariosRegistro } from '@sgpa/contract/v1/resumen-usuarios';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { cifrasDelDia } from './resumen-poblacion/cifras-del-dia.ts';
import { registrosEntreFechas, registrosPorDia } from './resumen-poblacion/por-periodo.ts';
import * as poblacion from './resumen-poblacion/resumen-poblacion.ts';
import { resumirPorUsuario } from './resumen-usuarios/resumen-usuarios.ts';

export const rutasEstadistica = {
  'resumen-poblacion': lectura(contrato.resumenPoblacion, (op, { body }) => poblacion.totalPorEstado(op, body)),
  'resumen-poblacion/cifras': lectura(contrato.cifrasDelDia, (op, { body }) => cifrasDelDia(op, body)),
  'resumen-poblacion/dias': lectura(contrato.registrosPorDia, (op, { body }) => registrosPorDia(op, body)),
  'resumen-poblacion/edades': lectura(contrato.grupoEtareo, (op, { body }) => poblacion.grupoEtareo(op, body)),
  'resumen-poblacion/empleadores': lectura(contrato.porEntidadEmpleadora, (op, { params, query }) =>
    poblacion.porEntidadEmpleadora(op, params, query),
  ),
  'resumen-poblacion/entes': lectura(contrato.totalPorEnteGestor, (op, { body }) =>
    poblacion.totalPorEnteGestor(op, body),
  ),
  'resumen-poblacion/fechas': lectura(contrato.afiliadosPorEnteGestorYEstado, (op, { body }) =>
    registrosEntreFechas(op, body),
  ),
  'resumen-poblacion/tipos': lectura(contrato.porTipoAfiliacion, (op, { body }) =>
    poblacion.porTipoAfiliacion(op, body),
  ),
  'resumen-usuarios/actualizacion': lectura(usuariosActualizacion, (op, { body }) =>
    resumirPorUsuario(op, 'MODIFICACION', body),
  ),
  'resumen-usuarios/registro': lectura(usuariosRegistro, (op, { body }) => resumirPorUsuario(op, 'CREACION', body)),
} satisfies Tabla;
