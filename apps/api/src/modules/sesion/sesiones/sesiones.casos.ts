import type { ApiDePrueba } from '@sgpa/testing/api';
import type { Caso } from '@sgpa/testing/cable/caso';
import { sql } from 'kysely';

const QUIEN = 'ope.universitario';

const sinOtras = async ({ base }: ApiDePrueba) => {
  await sql`delete from sesion`.execute(base.owner.db);
};

export const CASOS: readonly Caso[] = [
  { caso: 'la única', como: QUIEN, ruta: '/api/v1/usuario/sesiones', antes: sinOtras },
  { caso: 'y otra', como: QUIEN, ruta: '/api/v1/usuario/sesiones' },
  { caso: 'sin sesión', como: null, ruta: '/api/v1/usuario/sesiones' },
];
