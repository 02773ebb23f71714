import { describe, expect, it } from 'vitest';
import { recordedProblems } from './recorded.mjs';

const FOUND = [
  { slug: 'baja-titular', route: 'PUT /api/v1/afiliado/ente-gestor' },
  { slug: 'declaraciones', route: 'GET /monitoreo/v1/findDeclaracionById/:id' },
  { slug: 'salud', route: 'GET /api/salud/vivo' },
];
const RECORDED = {
  'docs/api/respuestas/baja-titular.json': ['PUT /api/v1/afiliado/ente-gestor', 'PUT /api/v1/afiliado/ente-gestor'],
  'docs/api/respuestas/declaraciones.json': [
    'GET /monitoreo/v1/findDeclaracionById/1',
    'GET /monitoreo/v1/findDeclaracionById/x?anuladas=true',
  ],
  'docs/api/respuestas/salud.json': ['GET /salud/vivo'],
};

const problems = (recorded, found = FOUND, hasCases = () => true) =>
  recordedProblems(found, new Map(Object.entries(recorded)), hasCases);

describe('recorded.test.mjs', () => {
  it('nada que decir donde todo está grabado', () => expect(problems(RECORDED)).toEqual([]));

  it('un caso de uso sin lo grabado', () => {
    const { 'docs/api/respuestas/baja-titular.json': _, ...otros } = RECORDED;
    expect(problems(otros)).toEqual([expect.stringContaining('«PUT /api/v1/afiliado/ente-gestor» hay 0')]);
  });

  it('una ruta con un solo pedido', () =>
    expect(
      problems({ ...RECORDED, 'docs/api/respuestas/declaraciones.json': ['GET /monitoreo/v1/findDeclaracionById/1'] }),
    ).toEqual([expect.stringContaining('«declaraciones»')]));

  it('una ruta que se cambió en la tabla, por su nombre y por el que se grabó', () => {
    const found = FOUND.with(0, { slug: 'baja-titular', route: 'PUT /api/v1/afiliados/ente-gestor' });
    expect(problems(RECORDED, found)).toEqual([
      expect.stringContaining('«PUT /api/v1/afiliados/ente-gestor» hay 0'),
      'docs/api/respuestas/baja-titular.json: «PUT /api/v1/afiliado/ente-gestor» no es ninguna ruta del contrato',
    ]);
  });

  it('otro método, u otra superficie', () => {
    expect(
      problems(RECORDED, FOUND.with(0, { slug: 'baja-titular', route: 'POST /api/v1/afiliado/ente-gestor' })),
    ).toHaveLength(2);
    expect(
      problems(RECORDED, FOUND.with(1, { slug: 'declaraciones', route: 'GET /api/v1/findDeclaracionById/:id' })),
    ).toHaveLength(3);
  });

  it('lo grabado que nadie pide', () =>
    expect(problems(RECORDED, FOUND, (slug) => slug !== 'baja-titular')).toEqual([
      expect.stringContaining('falta baja-titular.casos.ts'),
    ]));
});
