import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const enPem = (clave: KeyObject): string => String(clave.export({ type: 'pkcs8', format: 'pem' }));

/** Makes a certificate of nobody's for localhost, which is its own authority, and its key. */
export function hacerCertificado({ crt, key }: { crt: string; key: string }): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ...['-keyout', key, '-out', crt, '-subj', '/CN=sgpa.example', '-addext', 'subjectAltName=DNS:localhost'],
    ],
    { stdio: 'ignore' },
  );
}

/** Makes keys and a certificate of nobody's, as docs/operacion.md says to make them, and those of TLS for localhost. */
function hacerLlaves(carpeta: string): void {
  hacerCertificado({ crt: path.join(carpeta, 'sgpa.crt'), key: path.join(carpeta, 'sgpa.key') });
  const qr = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  writeFileSync(path.join(carpeta, 'qr.pem'), enPem(qr), { mode: 0o600 });
  const auditoria = generateKeyPairSync('ed25519').privateKey;
  writeFileSync(path.join(carpeta, 'auditoria.pem'), enPem(auditoria), { mode: 0o600 });
  writeFileSync(path.join(carpeta, 'segundo-factor'), randomBytes(32).toString('base64'), { mode: 0o600 });
}

/** Gives all that production asks for, of its own and in a folder; the registries are whoever answers there. */
export function entornoDeProduccion(
  carpeta: string,
  databaseUrl: string,
  fuentes: Record<'segip' | 'ovt' | 'senasir' | 'gestora', string>,
): Record<string, string> {
  hacerLlaves(carpeta);
  const secreto = () => randomBytes(32).toString('base64url');
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SGPA_SECRETO_TOKEN: secreto(),
    SGPA_DB_APP_PASSWORD: secreto(),
    SGPA_PUBLIC_URL: 'https://sgpa.example',
    SEGIP_URL: fuentes.segip,
    OVT_URL: fuentes.ovt,
    SENASIR_URL: fuentes.senasir,
    GESTORA_URL: fuentes.gestora,
    SGPA_SMTP_URL: 'smtps://127.0.0.1:9',
    SGPA_CORREO_REMITENTE: 'no-responder@sgpa.example',
    SGPA_FIRMA_CLAVE: path.join(carpeta, 'sgpa.key'),
    SGPA_FIRMA_CERTIFICADO: path.join(carpeta, 'sgpa.crt'),
    SGPA_FIRMA_QR: path.join(carpeta, 'qr.pem'),
    SGPA_AUDITORIA_CLAVE: path.join(carpeta, 'auditoria.pem'),
    SGPA_AUDITORIA_DIR: path.join(carpeta, 'auditoria'),
    SGPA_SEGUNDO_FACTOR_CLAVE: path.join(carpeta, 'segundo-factor'),
    SGPA_TRUST_PROXY: '1',
    SGPA_LIMITE_POR_MINUTO: '1000000',
  };
}
