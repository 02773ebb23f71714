import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const nombrados = (valor: unknown): string[] =>
  [...JSON.stringify(valor ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, nombre = '']) => nombre);

/** Finds the shared schemas that are used there, and those that they use themselves. */
export function alcanzados<E>(desde: unknown, esquemas: Record<string, E>): Record<string, E> {
  const hallados = new Set(nombrados(desde));
  // The loop also visits what is added to the set meanwhile.
  for (const nombre of hallados) for (const otro of nombrados(esquemas[nombre])) hallados.add(otro);
  return Object.fromEntries(Object.entries(esquemas).filter(([nombre]) => hallados.has(nombre)));
}

/** Each shared schema is written twice, for input and for output: one that no path reaches is left out. */
const soloLoAlcanzado: SwaggerTransformObject = (documento) => {
  const entero = jsonSchemaTransformObject(documento);
  if ('components' in entero && entero.components !== undefined)
    Object.assign(entero.components, { schemas: alcanzados<object>(entero.paths, entero.components.schemas ?? {}) });
  return entero;
};

/** Makes the OpenAPI 3.1 document of the very schemas that validate; it must be registered before the routes. */
export async function documentacion(app: FastifyInstance, version: string, producto: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: producto,
        version,
        description: 'Registro de la población asegurada de la seguridad social de corto plazo.',
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      },
      // The address stands for the server that gave the document.
      servers: [{ url: '/' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: soloLoAlcanzado,
  });
}

/** Serves the page that shows it at /api/documentacion, and the document itself at /api/documentacion/json. */
export async function paginaDocumentacion(app: FastifyInstance): Promise<void> {
  await app.register(async (paginas) => {
    paginas.addHook('onRoute', (opciones) => {
      opciones.config = { ...opciones.config, slug: 'documentacion' };
    });
    await paginas.register(swaggerUi, { routePrefix: '/api/documentacion', staticCSP: false });
  });
}
