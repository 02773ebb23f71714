// Each path of the contract has recorded requests, and each recorded request a path: what docs/api/respuestas holds beside
// the contract. Whether the server still answers so is for apps/api/src/cable/respuestas.test.ts.
import path from 'node:path';
import { read } from '../lib/files.mjs';

const RECORDED = 'docs/api/respuestas/';
const SHARED_CASES = 'apps/api/src/cable/testing/casos/';
/** It takes nothing and knows nothing: one answer is all it has. */
const ONE_ANSWER = 'GET /api/salud/vivo';

const slugOf = (file) => path.basename(file, '.json');

/** The service's own paths, health and keys, stand at the root as well as under the API's. */
const formOf = (route) => {
  const form = route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/?]+').replace(' /api/', ' (/api)?/');
  return new RegExp(`^${form}(\\?.*)?$`);
};

/**
 * @param found the contract's paths, as `endpoints` of lib/use-cases.mjs gives them.
 * @param recorded file → its recorded requests, as `METHOD /address`.
 * @param hasCases whether somebody writes the requests of that use case down.
 */
export function recordedProblems(found, recorded, hasCases) {
  const forms = found.map(({ slug, route }) => ({ slug, route, form: formOf(route) }));
  const few = forms.flatMap(({ slug, route, form }) => {
    const times = (recorded.get(`${RECORDED}${slug}.json`) ?? []).filter((one) => form.test(one)).length;
    if (times >= (route === ONE_ANSWER ? 1 : 2)) return [];
    return [
      `«${slug}»: de «${route}» hay ${times} pedidos grabados en ${RECORDED}${slug}.json, y se esperan al menos dos`,
    ];
  });
  const strangers = [...recorded].flatMap(([file, requests]) =>
    requests
      .filter((one) => !forms.some(({ form }) => form.test(one)))
      .map((one) => `${file}: «${one}» no es ninguna ruta del contrato`),
  );
  const unwritten = [...recorded.keys()]
    .filter((file) => !hasCases(slugOf(file)))
    .map((file) => `${file}: nadie pide lo grabado; falta ${slugOf(file)}.casos.ts en su carpeta del servidor`);
  return [...few, ...new Set(strangers), ...unwritten];
}

export function recordedProblemsOf(found, files) {
  const recorded = files
    .filter((file) => file.startsWith(RECORDED))
    .map((file) => [file, JSON.parse(read(file)).map(({ pedido }) => `${pedido.metodo} ${pedido.ruta}`)]);
  const shared = files
    .filter((file) => file.startsWith(SHARED_CASES))
    .map(read)
    .join('\n');
  const hasCases = (slug) =>
    files.some((file) => file.endsWith(`/${slug}.casos.ts`)) || new RegExp(`^  '?${slug}'?: \\[`, 'm').test(shared);
  return recordedProblems(found, new Map(recorded), hasCases);
}
