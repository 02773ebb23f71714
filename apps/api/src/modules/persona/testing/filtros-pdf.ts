import { createHash } from 'node:crypto';

// A PDF may pack its streams in these ways, but no program of today packs objects like that (ISO 32000, 7.4 and 7.6).

export const enHexadecimal = (datos: Buffer): Buffer => Buffer.from(`${datos.toString('hex')}>`, 'latin1');

export function enAscii85(datos: Buffer): Buffer {
  let texto = '';
  for (let i = 0; i < datos.length; i += 4) {
    const grupo = datos.subarray(i, i + 4);
    let numero = Buffer.concat([grupo, Buffer.alloc(4 - grupo.length)]).readUInt32BE();
    const signos = Array.from({ length: 5 }, () => {
      const signo = String.fromCharCode((numero % 85) + 33);
      numero = Math.floor(numero / 85);
      return signo;
    });
    texto += signos
      .reverse()
      .join('')
      .slice(0, grupo.length + 1);
  }
  return Buffer.from(`${texto}~>`, 'latin1');
}

export function enCorridas(datos: Buffer): Buffer {
  const partes: Buffer[] = [];
  for (let i = 0; i < datos.length; i += 128) {
    const parte = datos.subarray(i, i + 128);
    partes.push(Buffer.from([parte.length - 1]), parte);
  }
  return Buffer.concat([...partes, Buffer.from([128])]);
}

/** Writes each byte as itself, and clears the dictionary before its codes need a tenth bit. */
export function enLzw(datos: Buffer): Buffer {
  const codigos = [256, ...[...datos].flatMap((byte, i) => ((i + 1) % 200 === 0 ? [byte, 256] : [byte])), 257];
  const bits = codigos.map((codigo) => codigo.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((ocho) => Number.parseInt(ocho.padEnd(8, '0'), 2)));
}

/** Writes rows of so many bytes, each without prediction (PNG's predictor 0). */
export function enFilas(datos: Buffer, columnas: number): Buffer {
  const filas: Buffer[] = [];
  for (let i = 0; i < datos.length; i += columnas) {
    const fila = datos.subarray(i, i + columnas);
    filas.push(Buffer.from([0]), fila, Buffer.alloc(columnas - fila.length, ' '));
  }
  return Buffer.concat(filas);
}

const md5 = (...partes: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(partes)).digest();

function rc4(clave: Buffer, datos: Buffer): Buffer {
  const s = Array.from({ length: 256 }, (_, i) => i);
  const de = (i: number): number => s[i] ?? 0;
  const cambiar = (i: number, j: number) => {
    [s[i], s[j]] = [de(j), de(i)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + de(i) + (clave[i % clave.length] ?? 0)) % 256;
    cambiar(i, j);
  }
  let j = 0;
  return Buffer.from(
    datos.map((byte, n) => {
      const i = (n + 1) % 256;
      j = (j + de(i)) % 256;
      cambiar(i, j);
      return byte ^ de((de(i) + de(j)) % 256);
    }),
  );
}

const RELLENO = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.from('0123456789abcdef', 'latin1');
const PERMISOS = Buffer.from([0xfc, 0xff, 0xff, 0xff]);

/** Encrypts under the empty password, like a file that everybody may open and nobody may change. */
export function cifrado() {
  const propietario = rc4(md5(RELLENO).subarray(0, 5), RELLENO);
  const clave = md5(RELLENO, propietario, PERMISOS, ID).subarray(0, 5);
  const hex = (datos: Buffer) => `<${datos.toString('hex')}>`;
  return {
    remolque: `/ID [${hex(ID)} ${hex(ID)}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(propietario)} /U ${hex(rc4(clave, RELLENO))} >>`,
    cifrar: (numero: number, datos: Buffer) =>
      rc4(md5(clave, Buffer.from([numero % 256, numero >> 8, 0, 0, 0])).subarray(0, 10), datos),
  };
}
