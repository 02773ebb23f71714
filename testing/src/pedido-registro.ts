import type { EnvioRegistro } from '@sgpa/contract/v2/registro-titular';
import { edadEn, type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Persona } from '@sgpa/simulators/people/persona';
import { personaSintetica, RANGO_DEMO, SEMILLA_DEMO } from '@sgpa/simulators/people/sintetica';

const MAYORIA_DE_EDAD = 18;

/** Gives living adults whom the simulated registries know, each once, from this document number on. */
export function* personasRegistrables(hoy: FechaCivil, desde: number = RANGO_DEMO.desde): Generator<Persona, never> {
  for (let numero = desde; numero <= RANGO_DEMO.hasta; numero += 1) {
    const persona = personaSintetica(SEMILLA_DEMO, numero);
    if (!persona.fallecido && edadEn(fecha(persona.fechaNacimiento), hoy) >= MAYORIA_DE_EDAD) yield persona;
  }
  throw new RangeError('There are no more synthetic persons');
}

/** Makes what the holder wizard sends for a worker of that employer. */
export const pedidoRegistro = (
  persona: Persona,
  fecha: FechaCivil,
  codigoEntidad = 'NIT-1020304050',
): EnvioRegistro => ({
  codigo_entidad: codigoEntidad,
  data: [
    {
      empleador: { fecha_ingreso_trabajo: fecha, puesto_empleado: 'AUXILIAR', salario: 3500 },
      afiliacion: { fecha_inicio: `${fecha} 00:00:00`, tipo_asegurado: 'TRABAJADOR', departamento: 'LP' },
      persona: {
        tipo_documento: 'CI',
        tipo_doc: 1,
        numero_documento: persona.numero,
        fecha_nacimiento: persona.fechaNacimiento,
        genero: persona.sexo,
        departamento: persona.departamento,
        municipio: persona.municipio,
        telefono_movil: '70000001',
        direccion: 'CALLE SIN NOMBRE 1',
      },
    },
  ],
});
