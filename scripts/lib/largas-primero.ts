import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kills and restarts, a thousand registrations, the start of the whole product, every field, path and migration: last, each would end alone. */
const LARGAS =
  /\/(caidas|npm-start|mil-afiliaciones|ciclo\.propiedades|fuentes-caidas|(numeros|fechas)-escrit[ao]s|matriz-permisos|migrar|acceso|vencimiento-cobertura|db\/auditoria|dialogos|produccion|entradas-malas|respuestas|contadores|permisos)\.test\.tsx?$/;

/**
 * One project after the other, the light files of `web` last: Vitest keeps a process, and what it has loaded, only as long as
 * the next file in line is of the same project. In any order among all of them, every second file loaded a whole server or
 * React anew.
 */
const PROYECTOS = ['sin-base', 'con-base', 'con-dom', 'web'];

/** A project's files in any order, the long ones before the others. */
export class LargasPrimero extends BaseSequencer {
  override async sort(archivos: TestSpecification[]): Promise<TestSpecification[]> {
    const peso = new Map(
      archivos.map((archivo) => {
        const turno = 2 * PROYECTOS.indexOf(archivo.project.name) + (LARGAS.test(archivo.moduleId) ? 0 : 1);
        return [archivo, turno + Math.random()];
      }),
    );
    return archivos.toSorted((a, b) => (peso.get(a) ?? 0) - (peso.get(b) ?? 0));
  }
}
