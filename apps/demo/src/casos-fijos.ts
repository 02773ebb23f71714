import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { CODIGO_FIJO } from '@sgpa/domain/shared/codigo-entidad';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { CASOS_FIJOS } from '@sgpa/simulators/people/casos-fijos';
import { ENERGIA_CHACO } from '@sgpa/simulators/people/empleadores';
import { EMPLEADOR_DEMO } from './cuentas.ts';
import { edadDe } from './edades.ts';
import { COMO_RENTISTA } from './empleadores.ts';
import type { AfiliacionDemo, PersonaDemo } from './modelo.ts';
import { conocida } from './persona-conocida.ts';
import { type Destino, recorrer } from './trayectoria.ts';

const DEFUNCION = 601;
const OTROS = 604;

function personaDe(numero: string, fechaDefuncion: FechaCivil | null): PersonaDemo {
  const caso = CASOS_FIJOS.find((p) => p.numero === numero);
  if (!caso) throw new Error(`There is no fixed person ${numero}`);
  return { ...conocida(caso), saneado: false, fechaDefuncion };
}

interface Resto {
  ente?: string;
  entidad?: string;
  tipoAsegurado?: TipoAsegurado;
  usuario?: string;
  titular?: AfiliacionDemo;
  parentesco?: string;
  fechaDefuncion?: FechaCivil;
}

/** Gives the registered persons of acuerdos §4, in the state that it tells, with dates counted from `hoy`. */
export function casosFijos(hoy: FechaCivil): AfiliacionDemo[] {
  const dia = (dias: number) => sumarDias(hoy, dias);
  const baja = (dias: number, motivo = OTROS) => ({ fechaBaja: dia(dias), conCesantia: true, motivo });
  const casos: AfiliacionDemo[] = [];

  const registrar = (numero: string, haceDias: number, destino: Destino, resto: Resto = {}): AfiliacionDemo => {
    const { titular = null, parentesco = null, fechaDefuncion = null } = resto;
    const tipoAsegurado = resto.tipoAsegurado ?? 'TRABAJADOR';
    const fechaAfiliacion = dia(-haceDias);
    const suya = { desde: fechaAfiliacion, hoy };
    const edad =
      parentesco === null ? {} : { edad: edadDe(personaDe(numero, fechaDefuncion), parentesco, suya).hechos };
    const caso: AfiliacionDemo = {
      persona: personaDe(numero, fechaDefuncion),
      ente: resto.ente ?? 'CNS',
      entidad: resto.entidad ?? EMPLEADOR_DEMO,
      tipoAsegurado,
      titular,
      parentesco,
      fechaAfiliacion,
      pasos: recorrer(
        { tipo: titular ? 'BENEFICIARIO' : 'TITULAR', fechaAfiliacion, fechaRegistro: dia(-haceDias + 2), ...edad },
        destino,
        hoy,
      ),
      usuario: resto.usuario ?? 'ope.afiliaciones',
      empleo: titular || tipoAsegurado !== 'TRABAJADOR' ? null : { puesto: 'AUXILIAR DE PRODUCCIÓN', salario: 3850.5 },
    };
    casos.push(caso);
    return caso;
  };
  const activo: Destino = { estado: ESTADO.ACTIVO };

  registrar('1000006', 700, activo, { ente: 'CPS', entidad: `NIT-${ENERGIA_CHACO.nit}`, usuario: 'ope.petrolera' });

  const titular100 = registrar('1000100', 1000, activo);
  registrar('1000200', 990, activo, { titular: titular100, parentesco: 'ESPOSA_ESPOSO' });
  registrar('1000201', 990, activo, { titular: titular100, parentesco: 'HIJA_HIJO' });
  registrar('1000202', 600, activo, { titular: titular100, parentesco: 'PADRE_MADRE' });

  registrar('1000101', 900, { estado: ESTADO.BAJA_FUTURA, ...baja(30) });
  registrar('1000102', 900, { estado: ESTADO.AMPLIACION, ...baja(-90), fechaAmpliacion: dia(60) });
  registrar('1000103', 900, { estado: ESTADO.CESANTIA, ...baja(-10) });
  registrar('1000104', 900, { estado: ESTADO.INACTIVO, ...baja(-200) });
  registrar('1000105', 900, { estado: ESTADO.INHABILITADO, ...baja(-200) });
  registrar('1000108', 900, { estado: ESTADO.REVISION });

  const murio130 = dia(-100);
  const finado130: Destino = { estado: ESTADO.INACTIVO, fechaBaja: murio130, motivo: DEFUNCION };
  const titular130 = registrar('1000130', 1300, finado130, { fechaDefuncion: murio130 });
  const derecho: Destino = {
    estado: ESTADO.DERECHOHABIENTE,
    ...baja(-100, DEFUNCION),
    sigue: true,
    fechaDerechohabiente: dia(-70),
  };
  registrar('1000106', 1290, derecho, { ...COMO_RENTISTA, titular: titular130, parentesco: 'ESPOSA_ESPOSO' });

  const murio110 = dia(-20);
  const finado110: Destino = { estado: ESTADO.INACTIVO, fechaBaja: murio110, motivo: DEFUNCION };
  const titular110 = registrar('1000110', 1200, finado110, { fechaDefuncion: murio110 });
  const viuda: Destino = { estado: ESTADO.CESANTIA, ...baja(-20, DEFUNCION), sigue: true };
  registrar('1000210', 1190, viuda, { titular: titular110, parentesco: 'ESPOSA_ESPOSO' });

  registrar('1000120', 500, activo, {
    ente: 'SSU-LP',
    entidad: CODIGO_FIJO.UNIVERSITARIO,
    tipoAsegurado: 'UNIVERSITARIO',
    usuario: 'ope.universitario',
  });
  return casos;
}
