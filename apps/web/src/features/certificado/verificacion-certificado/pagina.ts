import { numeroDeCertificado } from '@sgpa/domain/certificado/certificado';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { compararArchivos } from './archivo.ts';
import { type Juicio, juzgar, sinJuicio } from './juicio.ts';
import { nuevo, parte } from './partes.ts';
import { comprobarSello } from './sello.ts';
import { queImpide, verificar } from './verificar.ts';
import './verificacion.css';

type Dato = [que: string, ...valores: string[]];

/** Turns `2026-10-14 10:00:00` into day, month and year. */
const mostrarInstante = (instante: string): string => instante.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

function datosDe({ persona, fechaConsulta }: Juicio): Dato[] {
  const consultado: Dato[] = fechaConsulta === null ? [] : [['Fecha de consulta', mostrarInstante(fechaConsulta)]];
  if (persona === null) return consultado;
  return [
    ['Nombre', persona.nombres],
    ['Número de documento', persona.numero_documento],
    ['Fecha de nacimiento', mostrarFecha(persona.fecha_nacimiento)],
    ['Número correlativo', numeroDeCertificado(persona.secuencialCorrelativo)],
    ['Fecha de creación', mostrarInstante(persona.fechaCreacionReporte)],
    ...consultado,
  ];
}

const SIN_CODIGO =
  'Escriba abajo el código de verificación que está junto al código QR del certificado, o lea el código QR con la cámara de su teléfono.';
const COMPARE = 'Compare todo con el papel: si dice otra cosa, el papel fue alterado.';

/** Shows what it said on the day of issue: the rest of the register may have changed since. */
function certificadoEn({ cubierta, afiliaciones }: NonNullable<Juicio['certificado']>): Dato[] {
  const filas = afiliaciones.map(({ nombre_enteGestor, estado, fecha_inicio, observacion }) =>
    `${nombre_enteGestor}: ${estado}, afiliación del ${mostrarFecha(fecha_inicio)}. ${observacion}`.trim(),
  );
  return [
    ['Cobertura al emitirse', cubierta ? 'TIENE cobertura vigente' : 'NO TIENE cobertura vigente'],
    ['Afiliaciones al emitirse', ...filas],
  ];
}

function lista(datos: readonly Dato[]): HTMLElement {
  const elemento = document.createElement('dl');
  for (const [que, ...valores] of datos) {
    elemento.append(nuevo('dt', que));
    const valor = nuevo('dd', '');
    for (const uno of valores) valor.append(nuevo('div', uno));
    elemento.append(valor);
  }
  return elemento;
}

function contar(juicio: Juicio): void {
  const { autentico, mensaje, falla, firma, certificado } = juicio;
  const resultado = parte('resultado', HTMLDivElement);
  resultado.textContent = '';
  if (falla !== null) resultado.append(nuevo('p', falla, 'veredicto nota'));
  resultado.append(nuevo('p', mensaje, `veredicto ${autentico === null ? 'nota' : autentico ? 'bueno' : 'malo'}`));
  if (certificado !== null) resultado.append(nuevo('p', COMPARE));
  resultado.append(lista([...datosDe(juicio), ...(certificado === null ? [] : certificadoEn(certificado))]));
  if (firma !== null) resultado.append(nuevo('p', firma.texto, `firma ${firma.tono}`));
  resultado.setAttribute('aria-busy', 'false');
}

function pedirCodigo(): void {
  const resultado = parte('resultado', HTMLDivElement);
  resultado.textContent = '';
  resultado.append(nuevo('p', SIN_CODIGO));
  resultado.setAttribute('aria-busy', 'false');
  parte('codigo', HTMLInputElement).focus();
}

const PAGINA = '/verificacionCertificado/';

/** An address that cannot be decoded names no certificate either. */
function codigoDe(ruta: string): string {
  const escrito = ruta.slice(PAGINA.length);
  try {
    return decodeURIComponent(escrito).trim();
  } catch {
    return escrito;
  }
}

async function preguntar(codigo: string): Promise<Juicio> {
  const [consultado, sello] = await Promise.all([verificar(codigo), comprobarSello(location.hash)]);
  return juzgar(codigo, consultado, sello);
}

/** Follows document 2 §2, Public certificate verification. */
export async function mostrarVerificacion(): Promise<void> {
  const campo = parte('codigo', HTMLInputElement);
  const irAlCodigo = () => location.assign(PAGINA + encodeURIComponent(campo.value.trim()));
  parte('imprimir', HTMLButtonElement).addEventListener('click', () => print());
  parte('otro', HTMLFormElement).addEventListener('submit', (evento) => {
    evento.preventDefault();
    const impide = navigator.onLine ? null : queImpide(campo.value.trim(), false);
    if (impide === null) return irAlCodigo();
    // Without a connection the browser would replace this page with one of its own. No file is compared meanwhile.
    document.getElementById('archivo')?.remove();
    contar(sinJuicio(impide));
    addEventListener('online', irAlCodigo);
  });
  // Another code of the same certificate was read in the same tab.
  addEventListener('hashchange', () => location.reload());
  if (!navigator.onLine) addEventListener('online', () => location.reload());
  const codigo = codigoDe(location.pathname);
  if (codigo === '') return pedirCodigo();
  campo.value = codigo;
  const impide = queImpide(codigo, navigator.onLine);
  const juicio = impide === null ? await preguntar(codigo) : sinJuicio(impide);
  contar(juicio);
  if (impide !== null) campo.focus();
  compararArchivos(juicio.sha256);
}
