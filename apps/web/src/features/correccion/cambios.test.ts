import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { describe, expect, it } from 'vitest';
import type { Lista } from '../catalogo/use-listas.ts';
import { personaConDocumento } from '../persona/identidad.ts';
import { personaDePrueba } from '../persona/testing/persona-de-prueba.ts';
import { cambiosDe, preguntaDeActualizacion } from './cambios.ts';

const item = (sigla: string, codigo: string, nombre: string): Parametrica => ({ id: 1, sigla, codigo, nombre });
const LISTAS: Record<string, Parametrica[]> = {
  'parametricas GENERO': [item('M', '1', 'MASCULINO'), item('F', '2', 'FEMENINO')],
  'parametricas DEPARTAMENTO': [item('LP', '2', 'La Paz'), item('OR', '4', 'Oruro')],
  'parametricas MUNICIPIO LP': [item('', '020101', 'Nuestra Señora de La Paz')],
  'parametricas MUNICIPIO OR': [item('', '040101', 'Oruro')],
  'establecimientos LP 1': [item('', '200', 'Hospital Illimani')],
};
const enLista = ({ queryKey }: Lista) => LISTAS[queryKey.join(' ')];
const cambios = (antes: Record<string, string>, despues: Record<string, string>) =>
  cambiosDe(antes, despues, enLista).map(({ campo, antes: a, despues: d }) => `${campo}: ${a} → ${d}`);

describe('cambios.test.ts', () => {
  it('lo que se elige de una lista se lee por su nombre, antes y después', () => {
    const antes = { genero: 'M', departamento: 'LP', municipio: '020101', direccion: 'Calle 1' };
    const despues = { genero: 'F', departamento: 'OR', municipio: '040101', direccion: 'Calle 2' };
    expect(cambios(antes, despues)).toEqual([
      'Género: MASCULINO → FEMENINO',
      'Departamento de la persona: La Paz → Oruro',
      'Municipio de la persona: Nuestra Señora de La Paz → Oruro',
      'Dirección: Calle 1 → Calle 2',
    ]);
  });

  it('el establecimiento es de su departamento y ente; lo que su lista no tiene se lee como está', () => {
    const antes = { departamento_afiliacion: 'LP', codigo_establecimiento: '200', id_ente_gestor: '1' };
    expect(cambios(antes, { ...antes, codigo_establecimiento: '201' })).toEqual([
      'Establecimiento de salud: Hospital Illimani → 201',
    ]);
  });

  it('el tipo de asegurado por su nombre, y el empleador por su código entero, que cambia también con el tipo', () => {
    const antes = { tipo_asegurado: 'TRABA', tipo_codigo: '3100', codigo_entidad: '1020304050' };
    expect(cambios(antes, { ...antes, tipo_codigo: '3101' })).toEqual([
      'Código de empleador: NIT-1020304050 → GOB-1020304050',
    ]);
    expect(cambios(antes, { ...antes, tipo_asegurado: 'VOLUN' })).toHaveLength(1);
  });

  it('lo mismo escrito de otro modo no es un cambio', () => {
    expect(cambios({ genero: '2', salario: '2500,00' }, { genero: 'F', salario: '2500' })).toEqual([]);
  });

  it('se pregunta con lo que hay y lo que habrá; sin cambios, se dice', () => {
    const hechos = (antes: Record<string, string>, despues: Record<string, string>, foto: string | null) =>
      preguntaDeActualizacion(personaDePrueba(), cambiosDe(antes, despues, enLista), foto).facts?.map(
        ({ label, value }) => `${label}: ${value}`,
      );
    const telefono = { telefono_movil: '' };
    expect(hechos(telefono, { telefono_movil: '70000001' }, '')).toEqual([
      `Persona: ${personaConDocumento(personaDePrueba())}`,
      'Teléfono móvil: sin dato → 70000001',
      'Fotografía: se quita',
    ]);
    expect(hechos(telefono, telefono, null)?.[1]).toBe('Cambia: Nada: el formulario está como el registro.');
  });
});
