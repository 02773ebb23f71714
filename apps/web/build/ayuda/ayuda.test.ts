import { readFileSync } from 'node:fs';
import { PERMISOS, puede, SLUGS } from '@sgpa/domain/cuenta/permisos';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { describe, expect, it } from 'vitest';
import { CAPITULOS } from '../../src/lib/capitulos.ts';
import { camposDe } from './esquema.ts';
import { guiaDeUsuario } from './guia.ts';
import { guiaTecnica } from './guia-tecnica.ts';
import { SERVICIOS } from './servicios.ts';

/** The menus were recorded of those who register and of those who only look. */
const MENUS = readFileSync(new URL('../../../../docs/api/respuestas/menu.json', import.meta.url), 'utf8');

const todos = (texto: string, forma: RegExp): string[] => [...texto.matchAll(forma)].map(([, uno]) => uno ?? '');

describe('ayuda.test.ts', () => {
  const guia = guiaDeUsuario();
  const tecnica = guiaTecnica();

  it.each([
    ['la guía de usuario', guia.html],
    ['la guía técnica', tecnica],
  ])(
    '%s: cada ancla una vez, el contenido lleva a todas las suyas, y no queda ningún lugar por llenar',
    (_cual, html) => {
      const anclas = todos(html, / id="([^"]+)"/g);
      expect(anclas.filter((una, i) => anclas.indexOf(una) !== i)).toEqual([]);
      expect(todos(html, /href="#([^"]+)"/g).filter((una) => !anclas.includes(una))).toEqual([]);
      expect(html).not.toMatch(/<!--\w|undefined|\[object/);
      expect(todos(html, /<(script|style)\b|\son\w+=/g)).toEqual([]);
    },
  );

  it('cada capítulo al que lleva una pantalla está en la guía', () => {
    const anclas = todos(guia.html, /<h[23] id="([^"]+)"/g);
    expect(CAPITULOS.filter((capitulo) => !anclas.includes(capitulo))).toEqual([]);
  });

  it('cada página del menú, menos la ayuda, tiene un capítulo con su mismo nombre', () => {
    const paginas = todos(MENUS, /"titulo": "([^"]+)",\s+"url": "\/(?!ayuda)/g);
    expect(paginas).toContain('Remisión de Información de Total de Asegurados');
    const capitulos = todos(guia.html, /<h[23] id="[^"]+">([^<]+)</g);
    expect(paginas.filter((pagina) => !capitulos.includes(pagina))).toEqual([]);
  });

  it('la guía dice de cada rol lo que la tabla de permisos le da, y nada más', () => {
    for (const rol of ROLES) {
      const [fila = ''] = todos(guia.html, new RegExp(`<code>${rol}</code></td><td>([^<]+)</td>`, 'g'));
      const dice = (texto: string) => fila.split(/ · |\.$/).includes(texto);
      expect([rol, dice('Registrar titulares')]).toEqual([rol, puede(rol, 'registro-titular')]);
      expect([rol, dice('Certificados')]).toEqual([rol, puede(rol, 'certificado')]);
      expect([rol, dice('Bajas por novedad')]).toEqual([rol, puede(rol, 'baja-novedad')]);
      expect([rol, dice('Revisiones')]).toEqual([rol, puede(rol, 'revision-afiliacion')]);
    }
  });

  it('cada imagen de la guía viene con ella, con su medida y su texto', () => {
    const figuras = todos(guia.html, /<figure>(.+?)<\/figure>/g);
    expect(figuras.length).toBeGreaterThan(20);
    expect([...guia.imagenes.keys()]).toEqual(figuras.map((una) => /src="([^"]+)"/.exec(una)?.[1]));
    for (const una of figuras)
      expect(una).toMatch(/width="\d{3,4}" height="\d{3,4}".+<figcaption>\S.{10,}<\/figcaption>/);
  });

  it('la guía técnica tiene cada camino del contrato una vez, con quién puede, y casi todos con su ejemplo', () => {
    const esperados = SERVICIOS.filter(({ slug }) => slug !== 'cuentas-demo').map(
      ({ metodo, ruta }) => `${metodo} ${ruta}`,
    );
    const dichos = todos(tecnica, /<h4 id="[^"]+"><code>([^<]+)<\/code><\/h4>/g);
    expect(dichos.toSorted()).toEqual(esperados.toSorted());
    expect(dichos.length).toBeGreaterThan(60);
    expect(todos(tecnica, /(Quién puede: )/g)).toHaveLength(dichos.length);
    expect(tecnica).toContain(`Quién puede: ${PERMISOS['reporte-novedad'].roles.join(', ')} · Admite`);
    expect(todos(tecnica, /<summary>(Ejemplo)<\/summary>/g).length).toBeGreaterThan(dichos.length * 0.9);
    expect(new Set(SERVICIOS.map(({ slug }) => slug)).size).toBeGreaterThan(SLUGS.length * 0.8);
  });

  it('la guía técnica nombra cada código de error con su estado, y ninguna contraseña, token ni certificado entero', () => {
    for (const [codigo, { status }] of Object.entries(CATALOGO))
      expect(tecnica).toContain(`<td>${status}</td><td><code>${codigo}</code></td>`);
    expect(todos(tecnica, /(Demo-SGPA|eyJ[\w-]{10}|JVBERi0[\w+/]{30}|[A-Za-z0-9+/]{400})/g)).toEqual([]);
    expect(tecnica).toContain('/.well-known/jwks.json');
  });

  it('los campos de un esquema: los de dentro por su camino, las listas con [], lo nulo y los límites dichos', () => {
    const persona = { type: 'object', properties: { nombre: { type: 'string', maxLength: 5 } }, required: ['nombre'] };
    const esquema = {
      properties: {
        datos: { type: 'array', items: { $ref: '#/components/schemas/Persona' } },
        dia: { anyOf: [{ type: 'string', format: 'date', maxLength: 10 }, { type: 'null' }] },
        pagina: { type: 'integer', minimum: 0, maximum: 2147483647 },
        tipo: { enum: ['A', 'B'] },
      },
      required: ['datos'],
    };
    expect(camposDe(esquema, { Persona: persona })).toEqual([
      { nombre: 'datos', tipo: 'lista de objeto', requerido: true },
      { nombre: 'datos[].nombre', tipo: 'texto (hasta 5 signos)', requerido: true },
      { nombre: 'dia', tipo: 'fecha o nulo', requerido: false },
      { nombre: 'pagina', tipo: 'número entero (desde 0)', requerido: false },
      { nombre: 'tipo', tipo: '«A», «B»', requerido: false },
    ]);
  });
});
