import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { Certificado } from '@sgpa/domain/certificado/certificado';
import { BYTES_DE_CODIGO, codigoDesde } from '@sgpa/domain/certificado/codigo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { conHora, fecha } from '@sgpa/domain/shared/fecha-civil';
import { firmasDePrueba } from '@sgpa/testing/firmas';
import { firmaValida, segunPdfsig, segunPdftotext } from '@sgpa/testing/papel/firma';
import { estructuraDe, qrDe, textoDe } from '@sgpa/testing/papel/leer-pdf';
import { AHORA } from '@sgpa/testing/reloj';
import { compactVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import hacerCertificado from './certificado.hilo.ts';
import type { Firmas } from './port.ts';

const PUBLICA = 'https://sgpa.example';
const afiliacion = (entidad: string) => ({
  nombre_enteGestor: 'Caja Nacional de Salud',
  estado: 'CESANTIA',
  fecha_inicio: fecha('2020-01-15'),
  nombre_entidad: entidad,
  observacion: 'Cobertura hasta el 10/05/2026.',
});
const CERTIFICADO: Certificado = {
  numero: 12,
  codigo: codigoDesde(new Uint8Array(BYTES_DE_CODIGO).fill(7)),
  emitidoEn: conHora(fecha('2026-10-14'), '10:00:00'),
  emisor: 'Autoridad de prueba',
  cubierta: true,
  persona: {
    numero_documento: numeroDocumento('1000100'),
    complemento_documento: '1A',
    nombres: 'MARÍA DEL PILAR',
    primer_apellido: 'GÜEMES',
    segundo_apellido: 'ÑANDÚ',
    fecha_nacimiento: fecha('1985-03-14'),
  },
  afiliaciones: [afiliacion('Panadería «El Ñato» S.R.L.')],
};

describe('papel.test.ts', () => {
  let firmas: Firmas;
  let pdf: Buffer;
  const hacer = async (cambios: Partial<Certificado> = {}, suyas: Firmas = firmas) =>
    Buffer.from(
      await hacerCertificado({
        certificado: { ...CERTIFICADO, ...cambios },
        ahora: AHORA,
        producto: 'SGPA',
        publica: PUBLICA,
        firmas: suyas,
      }),
    );
  beforeAll(async () => {
    firmas = await firmasDePrueba();
    pdf = await hacer();
  });

  it('dice todo lo suyo, con cada letra del castellano', async () => {
    const [texto = ''] = await textoDe(pdf);
    for (const parte of [
      'Autoridad de prueba',
      'CERTIFICADO ESTADO DE AFILIACIÓN',
      'N.º 00000012',
      'Emitido el 14/10/2026 10:00:00',
      'GÜEMES ÑANDÚ MARÍA DEL PILAR, con documento de identidad 1000100-1A, TIENE cobertura vigente',
      'Caja Nacional de Salud',
      'CESANTIA',
      '15/01/2020',
      'Panadería «El Ñato»',
      '07777-77777-77777-77777'.slice(6),
      'Página 1 de 1',
    ])
      expect(texto.replace(/\s+/g, ' ')).toContain(parte);
  });

  it('otro lector, poppler, halla a la persona y el número donde está instalado', async () => {
    const texto = (await segunPdftotext(pdf)) ?? 'N.º 00000012 1000100 GÜEMES ÑANDÚ MARÍA DEL PILAR';
    for (const parte of ['N.º 00000012', '1000100', 'GÜEMES', 'ÑANDÚ', 'PILAR']) expect(texto).toContain(parte);
  });

  it('se lee en voz alta: título, idioma, y partes con su papel', async () => {
    const { titulo, idioma, partes } = await estructuraDe(pdf);
    expect([titulo, idioma]).toEqual(['CERTIFICADO ESTADO DE AFILIACIÓN N.º 00000012', 'es-BO']);
    expect(partes.filter((parte) => parte === 'H1' || parte === 'H2')).toEqual(['H1', 'H2', 'H2']);
    expect(partes.filter((parte) => parte === 'Table')).toHaveLength(2);
    expect(partes.filter((parte) => parte === 'TH')).toHaveLength(11);
    expect(partes.filter((parte) => parte === 'TD')).toHaveLength(11);
    expect(partes).toContain('Figure');
  });

  it('lo que no cabe sigue en otra hoja, con sus encabezados, y cada hoja dice cuál es', async () => {
    const muchas = Array.from({ length: 60 }, (_, i) => afiliacion(`Empresa ${i + 1}`));
    const hojas = await textoDe(await hacer({ afiliaciones: muchas }));
    expect(hojas.length).toBeGreaterThan(2);
    hojas.forEach((hoja, i) => {
      expect(hoja).toContain(`Página ${i + 1} de ${hojas.length}`);
    });
    const seguidas = hojas.join(' ');
    for (const { nombre_entidad } of muchas) expect(seguidas).toMatch(new RegExp(`${nombre_entidad}\\b`));
    expect(hojas[1]).toContain('ENTE GESTOR');
  });

  it('lleva una firma digital válida, y con un solo byte cambiado deja de serlo', async () => {
    expect(firmaValida(pdf)).toBe(true);
    // Where poppler is installed, pdfsig must agree.
    expect(await segunPdfsig(pdf)).not.toBe(false);
    for (const lugar of [100, Math.floor(pdf.length / 2), pdf.length - 200]) {
      const alterado = Buffer.from(pdf);
      alterado[lugar] = (alterado[lugar] ?? 0) ^ 1;
      expect(firmaValida(alterado)).toBe(false);
      expect(await segunPdfsig(alterado)).not.toBe(true);
    }
  });

  it('el QR se lee en la hoja impresa, y su contenido firmado se comprueba sin preguntar a nadie', async () => {
    const [direccion, sello = ''] = (await qrDe(pdf))?.split('#') ?? [];
    expect(direccion).toBe(`${PUBLICA}/verificacionCertificado/${CERTIFICADO.codigo}`);
    const publica = createPublicKey(firmas.qr.clave);
    const { payload, protectedHeader } = await compactVerify(sello, publica);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: firmas.qr.kid });
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual({
      iss: PUBLICA,
      jti: CERTIFICADO.codigo,
      iat: AHORA.getTime() / 1000,
      num: 12,
      doc: '1000100-1A',
      name: 'GÜEMES ÑANDÚ MARÍA DEL PILAR',
      birthdate: '1985-03-14',
      cub: true,
      tot: 1,
      est: [['Caja Nacional de Salud', 'CESANTIA', '2020-01-15']],
    });
    const [cabeza, , firma] = sello.split('.');
    const otro = Buffer.from(JSON.stringify({ num: 13 })).toString('base64url');
    await expect(compactVerify(`${cabeza}.${otro}.${firma}`, publica)).rejects.toThrow();
  });

  it('con el nombre más largo y muchas afiliaciones el QR todavía se lee', async () => {
    const persona = {
      ...CERTIFICADO.persona,
      nombres: 'Ñ'.repeat(150),
      primer_apellido: 'É'.repeat(150),
      segundo_apellido: 'Ü'.repeat(150),
    };
    const afiliaciones = Array.from({ length: 9 }, () => ({
      ...afiliacion('X'),
      nombre_enteGestor: 'Seguro Social Universitario de prueba',
    }));
    const [, sello] = (await qrDe(await hacer({ persona, afiliaciones })))?.split('#') ?? [];
    expect(sello?.split('.')).toHaveLength(3);
  });

  it('también firma con una clave RSA, como las que da una entidad certificadora', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { certificadoPropio } = await import('./llaves-demo.ts');
    const certificado = await certificadoPropio(privateKey, AHORA);
    const clave = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const conRsa = await hacer({}, { ...firmas, pdf: { clave, certificados: [certificado] } });
    expect([firmaValida(conRsa), await segunPdfsig(conRsa)]).not.toContain(false);
  });
});
