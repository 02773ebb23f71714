import * as contrato from '@sgpa/contract/v1/resumen-poblacion';
import { usuariosActualizacion, usuariosRegistro } from '@sgpa/contract/v1/resumen-usuarios';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { leerCifras } from './resumen-poblacion/cifras-del-dia.ts';
import { contarEntreFechas, contarPorDia } from './resumen-poblacion/por-periodo.ts';
import * as poblacion from './resumen-poblacion/resumen-poblacion.ts';
import { resumirPorUsuario } from './resumen-usuarios/resumen-usuarios.ts';

export const rutasEstadistica = {
  'resumen-poblacion': lectura(contrato.resumenPoblacion, (op, { body }) => poblacion.contarPorEstado(op, body)),
  'resumen-poblacion/cifras': lectura(contrato.cifrasDelDia, (op, { body }) => leerCifras(op, body)),
  'resumen-poblacion/dias': lectura(contrato.registrosPorDia, (op, { body }) => contarPorDia(op, body)),
  'resumen-poblacion/edades': lectura(contrato.grupoEtareo, (op, { body }) => poblacion.contarPorEdad(op, body)),
  'resumen-poblacion/empleadores': lectura(contrato.porEntidadEmpleadora, (op, { params, query }) =>
    poblacion.contarPorEmpleador(op, params, query),
  ),
  'resumen-poblacion/entes': lectura(contrato.totalPorEnteGestor, (op, { body }) => poblacion.contarPorEnte(op, body)),
  'resumen-poblacion/fechas': lectura(contrato.afiliadosPorEnteGestorYEstado, (op, { body }) =>
    contarEntreFechas(op, body),
  ),
  'resumen-poblacion/tipos': lectura(contrato.porTipoAfiliacion, (op, { body }) => poblacion.contarPorTipo(op, body)),
  'resumen-usuarios/actualizacion': lectura(usuariosActualizacion, (op, { body }) =>
    resumirPorUsuario(op, 'MODIFICACION', body),
  ),
  'resumen-usuarios/registro': lectura(usuariosRegistro, (op, { body }) => resumirPorUsuario(op, 'CREACION', body)),
} satisfies Tabla;
