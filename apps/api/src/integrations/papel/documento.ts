import {
  AVISO_RESPONSABLES,
  type Certificado,
  numeroDeCertificado,
  TITULO_CERTIFICADO,
} from '@sgpa/domain/certificado/certificado';
import { direccionDeVerificacion } from '@sgpa/domain/certificado/verificacion-certificado';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { diaDe, type FechaHora, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import { dibujarQr } from './codigo-qr.ts';
import { ANCHO, abrirLienzo, adorno, conLetra, hacerLugar, type Lienzo, MARGEN, PIE, TINTA } from './lienzo.ts';
import type { Tarea } from './port.ts';
import { type Columna, escribirTabla } from './tabla.ts';

const LADO_QR = 150;

const DATOS: readonly Columna[] = [
  { titulo: 'CÉDULA DE IDENTIDAD', parte: 0.17 },
  { titulo: 'COMPLEMENTO', parte: 0.17 },
  { titulo: 'NOMBRES', parte: 0.18 },
  { titulo: 'AP. PATERNO', parte: 0.16 },
  { titulo: 'AP. MATERNO', parte: 0.16 },
  { titulo: 'FECHA NACIMIENTO', parte: 0.16 },
];
const ESTADOS: readonly Columna[] = [
  { titulo: 'ENTE GESTOR', parte: 0.23 },
  { titulo: 'ESTADO AFILIACIÓN', parte: 0.17 },
  { titulo: 'FECHA AFILIACIÓN', parte: 0.14 },
  { titulo: 'EMPLEADOR', parte: 0.23 },
  { titulo: 'OBSERVACIÓN', parte: 0.23 },
];

/** An instant is shown as 14/10/2026 10:00:00. */
const mostrarInstante = (instante: FechaHora): string => `${mostrarFecha(diaDe(instante))} ${instante.slice(11)}`;

type Parte = ReturnType<Lienzo['struct']>;

function titulo(lienzo: Lienzo, raiz: Parte, { emisor, numero, emitidoEn }: Certificado, producto: string): void {
  adorno(lienzo, () => lienzo.rect(0, 0, lienzo.page.width, 10).fill(TINTA.marca).fillColor(TINTA.texto));
  raiz.add(
    lienzo.struct('P', () =>
      lienzo
        .fontSize(13)
        .fillColor(TINTA.marca)
        .text(conLetra(lienzo, 'negrita', emisor)),
    ),
  );
  const sistema = `${producto} · Registro de la población asegurada de la seguridad social de corto plazo`;
  raiz.add(lienzo.struct('P', () => lienzo.font('normal').fontSize(9).fillColor(TINTA.suave).text(sistema)));
  lienzo.moveDown(1.4);
  const centrado = { align: 'center', width: ANCHO } as const;
  raiz.add(
    lienzo.struct('H1', () =>
      lienzo.font('negrita').fontSize(17).fillColor(TINTA.texto).text(TITULO_CERTIFICADO, centrado),
    ),
  );
  const cual = `N.º ${numeroDeCertificado(numero)} · Emitido el ${mostrarInstante(emitidoEn)} (hora de Bolivia)`;
  raiz.add(lienzo.struct('P', () => lienzo.font('normal').fontSize(10.5).text(cual, centrado)));
  lienzo.moveDown(1.2);
}

function subtitulo(lienzo: Lienzo, raiz: Parte, texto: string): void {
  hacerLugar(lienzo, 90);
  raiz.add(lienzo.struct('H2', () => lienzo.font('negrita').fontSize(11).fillColor(TINTA.marca).text(texto, MARGEN)));
  lienzo.moveDown(0.3).font('normal').fillColor(TINTA.texto);
}

const parrafo = (lienzo: Lienzo, raiz: Parte, texto: string) =>
  raiz.add(
    lienzo.struct('P', () =>
      lienzo
        .fontSize(10)
        .fillColor(TINTA.texto)
        .text(conLetra(lienzo, 'normal', texto), MARGEN, undefined, { width: ANCHO }),
    ),
  );

/** Gives the answer in one sentence, before the table that says it whole. */
function resumen({ persona, cubierta, emitidoEn, afiliaciones }: Certificado): string {
  const quien = `${apellidosYNombre(persona) || '—'}, con documento de identidad ${unirDocumento(persona.numero_documento, persona.complemento_documento)},`;
  const estado = cubierta ? 'TIENE cobertura vigente' : 'NO TIENE cobertura vigente';
  const cuantas =
    afiliaciones.length === 1 ? '1 afiliación registrada' : `${afiliaciones.length} afiliaciones registradas`;
  return `${quien} ${estado} al ${mostrarFecha(diaDe(emitidoEn))}, con ${cuantas}:`;
}

function verificacion(lienzo: Lienzo, raiz: Parte, direccion: string, codigo: string, qr: string): void {
  hacerLugar(lienzo, LADO_QR + 8);
  const y = lienzo.y;
  raiz.add(
    lienzo.struct(
      'Figure',
      {
        alt: `Código QR de la verificación de este certificado: ${direccion}`,
        bbox: [MARGEN, y, MARGEN + LADO_QR, y + LADO_QR],
      },
      () => dibujarQr(lienzo, qr, MARGEN, y, LADO_QR),
    ),
  );
  const x = MARGEN + LADO_QR + 16;
  const ancho = { width: ANCHO - LADO_QR - 16 };
  const escrito = lienzo.struct('Sect');
  raiz.add(escrito);
  lienzo.y = y + 8;
  const linea = (texto: string, negrita = false) =>
    escrito.add(
      lienzo.struct('P', () =>
        lienzo
          .font(negrita ? 'negrita' : 'normal')
          .fontSize(9.5)
          .text(texto, x, lienzo.y, ancho),
      ),
    );
  linea('Verifique este certificado', true);
  linea(`Lea el código QR o escriba en su navegador: ${direccion}`);
  lienzo.moveDown(0.4);
  linea(`Código de verificación: ${codigo}`, true);
  lienzo.moveDown(0.4);
  linea(
    'Este documento lleva una firma digital: su lector de PDF avisa si fue modificado. El código QR lleva el mismo contenido, firmado, y se puede comprobar sin conexión.',
  );
  escrito.end();
  lienzo.y = Math.max(lienzo.y, y + LADO_QR);
}

/** Feet are written last, when the number of pages is known. */
function pies(lienzo: Lienzo, numero: number): void {
  const { start, count } = lienzo.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    lienzo.switchToPage(start + i);
    const { page } = lienzo;
    const { bottom } = page.margins;
    // Text below the margin would begin a new page.
    page.margins.bottom = 0;
    lienzo.markContent('Artifact', { type: 'Pagination' });
    const texto = `Certificado N.º ${numeroDeCertificado(numero)} · Página ${i + 1} de ${count}`;
    const y = page.height - MARGEN - PIE / 4;
    lienzo
      .font('normal')
      .fontSize(8.5)
      .fillColor(TINTA.suave)
      .text(texto, MARGEN, y, { width: ANCHO, align: 'center' });
    lienzo.endMarkedContent();
    page.margins.bottom = bottom;
  }
}

/** Writes the certificate as a sheet that still has to be signed. `qr` is the text of its code. */
export function escribirCertificado({ certificado, ahora, producto, publica }: Tarea, qr: string): Lienzo {
  const { persona, afiliaciones, codigo, numero, emisor } = certificado;
  const lienzo = abrirLienzo({
    titulo: `${TITULO_CERTIFICADO} N.º ${numeroDeCertificado(numero)}`,
    autor: emisor,
    producto,
    fecha: ahora,
  });
  const raiz = lienzo.struct('Document', { title: TITULO_CERTIFICADO, lang: 'es-BO' });
  lienzo.addStructure(raiz);
  titulo(lienzo, raiz, certificado, producto);
  subtitulo(lienzo, raiz, 'DATOS PERSONALES');
  escribirTabla(lienzo, raiz, DATOS, [
    [
      persona.numero_documento,
      persona.complemento_documento || '—',
      persona.nombres || '—',
      persona.primer_apellido || '—',
      persona.segundo_apellido || '—',
      mostrarFecha(persona.fecha_nacimiento),
    ],
  ]);
  lienzo.moveDown(1.6);
  subtitulo(lienzo, raiz, 'RESULTADO DEL ESTADO DE AFILIACIÓN');
  parrafo(lienzo, raiz, resumen(certificado));
  lienzo.moveDown(0.5);
  const filas = afiliaciones.map((una) => [
    una.nombre_enteGestor,
    una.estado,
    mostrarFecha(una.fecha_inicio),
    una.nombre_entidad,
    una.observacion || '—',
  ]);
  escribirTabla(lienzo, raiz, ESTADOS, filas);
  lienzo.moveDown(1.2);
  parrafo(lienzo, raiz, AVISO_RESPONSABLES);
  lienzo.moveDown(1);
  verificacion(lienzo, raiz, direccionDeVerificacion(publica, codigo), codigo, qr);
  raiz.end();
  pies(lienzo, numero);
  return lienzo;
}
