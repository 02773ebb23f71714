import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { FILA_BENEFICIARIO } from '../../asegurado/testing/fila.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { BeneficiarioYaRegistrado } from '../validacion-beneficiario/BeneficiarioYaRegistrado.tsx';
import { guardarBeneficiario } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { PaginaEstadoBeneficiario } from '../validacion-beneficiario/PaginaEstadoBeneficiario.tsx';
import { PaginaCompletarBeneficiario } from './PaginaCompletarBeneficiario.tsx';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => vi.fn(),
  Navigate: ({ to }: { to: string }) => <output>{to}</output>,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));
const listar = vi.hoisted(() => vi.fn());
vi.mock('../validacion-beneficiario/validacion-beneficiario.api.ts', () => ({ listarComoBeneficiario: listar }));

const PERSONA = personaDePrueba();
const SUYA = {
  ...FILA_BENEFICIARIO,
  idAfiliadoEnteGestor: 41,
  numero_documento: PERSONA.numero_documento,
  complemento_documento: PERSONA.complemento_documento,
  fecha_nacimiento: PERSONA.fecha_nacimiento,
  numero_documento_titular: TITULAR.numero_documento,
  complemento_documento_titular: TITULAR.complemento_documento,
  fecha_nacimiento_titular: TITULAR.fecha_nacimiento,
  acciones_permitidas: ['actualizacion-beneficiario'],
};
const SUS_DATOS = (id: number) => <h1>La afiliación {id}</h1>;
const empieza = () => screen.findByText('/afiliacionBeneficiario');
const validada = () =>
  guardarBeneficiario({ persona: PERSONA, tipoDoc: undefined, titular: TITULAR, parentesco: '', conyuge: null });

describe('PaginaCompletarBeneficiario.test.tsx', () => {
  beforeEach(() => {
    listar.mockReset().mockResolvedValue([SUYA]);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each([
    ['el paso 2', <PaginaEstadoBeneficiario key="2" />],
    ['el paso 3', <PaginaCompletarBeneficiario key="3" />],
    ['la actualización de quien se validó', <BeneficiarioYaRegistrado key="a">{SUS_DATOS}</BeneficiarioYaRegistrado>],
  ])('sin persona validada no hay %s: se empieza por el 1', async (_cual, pagina) => {
    montar(pagina);
    await empieza();
  });

  it('de quien ya es beneficiario lo dice, y lleva a sus datos, que son los de esa afiliación', async () => {
    validada();
    montar(<PaginaEstadoBeneficiario />);
    await screen.findByText('La persona ya está registrada como beneficiaria de este titular.');
    const enlace = screen.getByRole('link', { name: 'Actualizar sus datos' });
    expect(enlace.getAttribute('href')).toBe('/actualizarDatosAfiliacion');
    cleanup();
    montar(<BeneficiarioYaRegistrado>{SUS_DATOS}</BeneficiarioYaRegistrado>);
    await screen.findByRole('heading', { name: 'La afiliación 41' });
  });

  it('de quien no lo es no lo dice, y sus datos no se pueden actualizar', async () => {
    listar.mockResolvedValue([{ ...SUYA, numero_documento_titular: '1000999' }]);
    validada();
    montar(<PaginaEstadoBeneficiario />);
    await screen.findByRole('button', { name: '2. COMPLETAR INFORMACIÓN' });
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    montar(<BeneficiarioYaRegistrado>{SUS_DATOS}</BeneficiarioYaRegistrado>);
    await empieza();
  });
});
