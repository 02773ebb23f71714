/** Makes a token as the server writes it, with an empty signature: the browser never checks it. */
export function tokenFalso({
  exp,
  codigoRol = 'OPE_AFILIACION',
  usuario = 'ope.afiliaciones',
  jti,
}: Partial<Carga> & { exp: number }) {
  const parte = (valor: unknown) => aBase64Url(JSON.stringify(valor));
  return `${parte({ alg: 'HS256' })}.${parte({ usr: { usuario, codigoRol, nombre: 'Ñusta' }, sub: usuario, exp, jti })}.`;
}

interface Carga {
  exp: number;
  codigoRol: string;
  usuario: string;
  jti: string;
}

function aBase64Url(texto: string): string {
  const binario = String.fromCharCode(...new TextEncoder().encode(texto));
  return btoa(binario).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
