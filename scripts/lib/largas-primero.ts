import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kills and restarts, a thousand registrations, the start of the whole product, every field, path and migration: last, each would end alone. */
const LARGAS =
  /\/(caidas|npm-start|mil-afiliaciones|ciclo\.propiedades|fuentes-caidas|(numeros|fechas)-escrit[ao]s|matriz-permisos|migrar|acceso|vencimiento-cobertura|db\/auditoria|dialogos)\.test\.tsx?$/;

/** Files in any order, the long ones before the others. */
export class LargasPrimero extends BaseSequencer {
  override async sort(archivos: TestSpecification[]): Promise<TestSpecification[]> {
    const peso = new Map(archivos.map((archivo) => [archivo, Math.random() + (LARGAS.test(archivo.moduleId) ? 0 : 1)]));
    return archivos.toSorted((a, b) => (peso.get(a) ?? 0) - (peso.get(b) ?? 0));
  }
}
