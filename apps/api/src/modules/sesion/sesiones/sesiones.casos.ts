import type { ApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { sql } from 'kysely';
import type { Caso } from '../../../cable/testing/caso.ts';

const QUIEN = 'ope.universitario';

const sinOtras = async ({ base }: ApiDePrueba) => {
  await sql`delete from sesion`.execute(base.owner.db);
};

export const CASOS: readonly Caso[] = [
  { caso: 'la única', como: QUIEN, ruta: '/api/v1/usuario/sesiones', antes: sinOtras },
  { caso: 'y otra', como: QUIEN, ruta: '/api/v1/usuario/sesiones' },
  { caso: 'sin sesión', como: null, ruta: '/api/v1/usuario/sesiones' },
];
