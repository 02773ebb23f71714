import { describe, expect, it } from 'vitest';
import { answerProblems } from './answers.mjs';

const IMPORTS = `import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Suya } from './tipos.ts';
interface Mia { usuario?: string }
type Perfil = Pick<Respuesta<'perfil'>, 'usuario'>;
`;

/** Which rules a line of some screen breaks. */
function broken(code, file = 'features/x/x.ts') {
  const sources = new Map([
    [`apps/web/src/${file}`, IMPORTS + code],
    ['apps/web/src/features/x/tipos.ts', 'export interface Suya { usuario?: string }'],
  ]);
  const { found } = answerProblems(sources);
  return Object.keys(found).filter((rule) => found[rule].length > 0);
}

const fetched = "llamar('perfil', {})";

describe('answers.test.mjs', () => {
  it.each([
    "const a = '/v1/findUsuario';",
    "const a = 'v1/findUsuario';",
    "const a = '/salud/vivo';",
    "const a = '/monitoreo';",
    "const a = 'https://sgpa.example/api/v1/findUsuario';",
    'const a = `$' + '{BASES.api}/v1/findUsuario`;',
    "const a = base + '/' + 'v1/findUsuario';",
  ])('una dirección: %s', (code) => expect(broken(code)).toEqual(['address']));

  it('una dirección en un enlace', () =>
    expect(broken('const a = <a href="/api/v1/asegurado/exportacion">x</a>;', 'features/x/x.tsx')).toEqual([
      'address',
    ]));

  it.each([
    'const a = fetch(RUTAS.perfil.path);',
    'const a = window.fetch(RUTAS.perfil.path);',
    'const { fetch: pide } = globalThis;',
    'const a = new XMLHttpRequest();',
    'navigator.sendBeacon(RUTAS.perfil.path);',
    'const a = await respuesta.json();',
    `const a = JSON.parse(JSON.stringify(await ${fetched}));`,
  ])('una llamada sin el cliente: %s', (code) => expect(broken(code)).toEqual(['network']));

  it.each([
    `const a: Mia = await ${fetched};`,
    `const a: { usuario?: string } = await ${fetched};`,
    `const a: unknown = await ${fetched};`,
    `const a: any = (await ${fetched}).establecimiento;`,
    `const { usuario }: Mia = await ${fetched};`,
    `let a: Mia; a = await ${fetched};`,
    `async function f(): Promise<Suya> { return ${fetched}; }`,
    `async function f(): Promise<Mia | null> { const a = await ${fetched}; if (b) return null; return a; }`,
    `async function f(): Promise<Mia[]> { const { data } = await ${fetched}; return data; }`,
    `const f = (): Promise<Mia> => (x ? ${fetched} : otra());`,
    `const f: () => Promise<Mia> = () => ${fetched};`,
    `const f = () => ${fetched}.then((a: Mia) => a.usuario);`,
    `const f = () => ${fetched}.then<Mia>((a) => a);`,
    `const a = (await ${fetched}) satisfies Mia;`,
    `const f = () => useQuery({ queryKey, queryFn: (): Promise<Mia> => ${fetched} });`,
    `const f = () => { const a: { data?: Mia } = useQuery({ queryKey, queryFn: () => ${fetched} }); };`,
    'const f = () => { const { data }: { data?: Mia } = usePerfil(); };',
    'const f = () => { const { data } = usePerfil(); const a: Mia | undefined = data; };',
    `const f = () => useQuery<Mia>({ queryKey, queryFn: () => ${fetched} });`,
    "const a = consultas.getQueryData<Mia>(['perfil']);",
    `const a = igual<Mia>(await ${fetched});`,
    `function F() { const [a, setA] = useState<Mia | null>(null); useEffect(() => { void ${fetched}.then(setA); }); }`,
    `function F() { const [a, setA] = useState<Mia | null>(null); const f = async () => setA(await ${fetched}); }`,
    `function F() { const [a, setA] = useState<Mia>(); const f = async () => { const b = await ${fetched}; setA(b); }; }`,
  ])('un tipo escrito a mano: %s', (code) => expect(broken(code)).toEqual(['types']));

  it.each([
    `const a = (await ${fetched}) as Mia;`,
    'const f = () => { const { data } = usePerfil(); return data as unknown as Mia; };',
    `const a = <Mia>(await ${fetched});`,
  ])('una afirmación: %s', (code) => expect(broken(code)).toEqual(['asserted']));

  it.each([
    "import { x } from '../../../packages/contract/src/v1/perfil.ts';",
    "type T = import('@sgpa/contract/v1/perfil').Perfil;",
    "const a = '/monitoreoDePoblacion';",
    `const a: Respuesta<'perfil'> = await ${fetched};`,
    `async function f(): Promise<Perfil> { return ${fetched}; }`,
    `async function f(): Promise<string> { const { usuario } = await ${fetched}; return usuario; }`,
    `const f = async (): Promise<Mia> => ({ usuario: (await ${fetched}).usuario });`,
    `const a: Mia = resumir(await ${fetched});`,
    `function f(): Mia { useEffect(() => { void ${fetched}; }); return {}; }`,
    `const a: Mia = useEscritura({ enviar: () => ${fetched} });`,
    `function F() { const [a, setA] = useState<Perfil | null>(null); const f = async () => setA(await ${fetched}); }`,
    `function F() { const [a, setA] = useState<Mia>(); void ${fetched}.then(({ usuario }) => setA({ usuario })); }`,
    "const LISTA = ['a'] as const;",
    'const f = () => { const { refetch } = usePerfil(); };',
  ])('se puede: %s', (code) => expect(broken(code)).toEqual([]));

  it('el cliente puede lo que es suyo', () => {
    expect(broken('const a = await fetch(BASES.api + ruta);', 'lib/api.ts')).toEqual([]);
    expect(broken('const a = datos as Respuesta<C>;', 'lib/llamar.ts')).toEqual([]);
  });
});
