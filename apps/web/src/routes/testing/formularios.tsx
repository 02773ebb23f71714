import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { fireEvent, screen } from '@testing-library/react';
import type { AccionConPanel, AccionConPestana } from '../../features/asegurado/acciones.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../features/asegurado/testing/beneficiario.ts';
import { FILA, FILA_BENEFICIARIO } from '../../features/asegurado/testing/fila.ts';
import { ASISTENTES, type Variante } from '../../features/asistente/asistente.ts';
import { guardarPersona } from '../../features/asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../features/persona/testing/persona-de-prueba.ts';
import { PaginaCompletarBeneficiario } from '../../features/registro/registro-beneficiario/PaginaCompletarBeneficiario.tsx';
import { PaginaCompletarDatos } from '../../features/registro/registro-titular/PaginaCompletarDatos.tsx';
import { TITULAR } from '../../features/registro/testing/titular-de-prueba.ts';
import { guardarBeneficiario } from '../../features/registro/validacion-beneficiario/beneficiario-en-curso.ts';
import { PaginaAfiliacionBeneficiario } from '../../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx';
import { PaginaValidarInformacion } from '../../features/registro/validacion-titular/PaginaValidarInformacion.tsx';
import { boton, elegir, escribir } from '../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../lib/testing/archivo-pdf.ts';
import { ACCIONES, COMPOSICION } from '../asegurado/paneles.tsx';
import { DE_OTRAS_PAGINAS, type Formulario } from './formularios-de-otras-paginas.tsx';

/** These actions of the list have a form of their own; the other two show, and lead to one of these. */
type Accion = Exclude<AccionDeFila, 'detalle-asegurado' | 'beneficiarios'>;
type DePanel = `Nuevo, paso ${1 | 2 | 3}` | `Nuevo Beneficiario, paso ${1 | 2 | 3}`;
type DeAsistente = `${Variante}, paso ${1 | 3}`;

const nada = () => undefined;
const CESANTE = {
  codigo: 103 as const,
  descripcion: 'CESANTIA',
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: fecha('2026-10-01'),
  fecha_cesantia: fecha('2026-12-01'),
  fecha_ampliacion: null,
};
const comun = { autoridad: false, beneficiario: null, alElegirBeneficiario: nada, alTerminar: nada, alCerrar: nada };

const panel = (accion: AccionDeFila, fila: FilaAsegurado = FILA) => {
  const { Panel } = ACCIONES[accion] as AccionConPanel;
  return () => <Panel {...comun} fila={fila} actual={fila} />;
};
const pestana = (accion: Accion, codigo_estado: 100 | 103 = 103) => {
  const { Pestana } = ACCIONES[accion] as AccionConPestana;
  const beneficiario = { ...BENEFICIARIO, codigo_estado };
  return () => (
    <Pestana beneficiario={beneficiario} titular={PERSONA_TITULAR} codigoEntidad="NIT-1020304050" alTerminar={nada} />
  );
};

const detalle = () => escribir('Descripción del motivo', 'Cierre de planilla');
const motivo = async (cual: string) => {
  await screen.findByRole('combobox', { name: /^Motivo/ });
  await elegir('Motivo', cual);
  detalle();
};
const ampliar = async (cual: string) => {
  await motivo(cual);
  escribir('Fecha fin de ampliación', '01/04/2027');
};
const direccion = async () => {
  await screen.findByLabelText(/^Dirección/);
  escribir('Dirección', 'AVENIDA NUEVA 7');
};
const numero = async (campo = 'Número de documento') => {
  await screen.findByLabelText(new RegExp(`^${campo}`));
  escribir(campo, '1000001');
};
const alDetalle = async () => {
  await numero();
  fireEvent.click(boton('Validar'));
  await screen.findByRole('dialog', { name: 'Detalles' });
};
const continuar = async () => {
  fireEvent.click(boton('Continuar con el registro'));
  await screen.findByRole('button', { name: 'Registrar' });
};

const { NuevoTitular } = COMPOSICION;
const nuevoTitular = () => <NuevoTitular numero="" escrito="" alRegistrar={nada} alCerrar={nada} />;
/** The family of this holder was recorded. */
const beneficiarios = panel('beneficiarios', {
  ...FILA,
  numero_documento: TITULAR.numero_documento,
  complemento_documento: '',
  estado: { ...FILA.estado, fecha_afiliacion: fecha('2024-01-18') },
});
const abrirNuevo = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Nuevo Beneficiario' }));
  await numero();
  await elegir('Parentesco con el titular', 'OTROS');
  escribir('Fecha de nacimiento', '14/03/1985');
};
const alDetalleDeNuevo = async () => {
  await abrirNuevo();
  fireEvent.click(boton('Validar'));
  await screen.findByRole('dialog', { name: 'Detalles' });
};
/** Step 1 left them so; the identity service reports the death, so that no paper is asked for. */
const validado = (variante: 'titular' | 'fallecido') => {
  const codigo = variante === 'titular' ? 100 : 103;
  const estado_respuesta = { ...personaDePrueba().estado_respuesta, codigo } as const;
  guardarPersona(ASISTENTES[variante].borradores, {
    persona: personaDePrueba({ estado_respuesta }),
    tipoDoc: undefined,
  });
  return <PaginaCompletarDatos variante={variante} />;
};
const beneficiarioValidado = () => {
  guardarBeneficiario({
    persona: personaDePrueba(),
    tipoDoc: undefined,
    titular: TITULAR,
    parentesco: '',
    conyuge: null,
  });
  return <PaginaCompletarBeneficiario />;
};

const deTitular = async () => {
  await direccion();
  await elegir('Tipo de asegurado', 'VOLUNTARIO');
  escribir('Fecha de afiliación', '02/11/2026');
  escribir('Fecha de ingreso al trabajo', '02/11/2026');
};

/** Every form in which something is typed to be saved stands here, at every step of it. */
export const FORMULARIOS: Readonly<Record<Accion | DePanel | DeAsistente | keyof typeof DE_OTRAS_PAGINAS, Formulario>> =
  {
    'baja-titular': { elemento: panel('baja-titular'), llenar: () => motivo('OTROS'), pregunta: 'Registrar baja' },
    'ampliacion-titular': {
      elemento: panel('ampliacion-titular', { ...FILA, estado: CESANTE }),
      llenar: () => ampliar('OTROS'),
      pregunta: 'Registrar ampliación',
    },
    'actualizacion-titular': {
      elemento: panel('actualizacion-titular'),
      llenar: direccion,
      pregunta: 'ACTUALIZAR INFORMACIÓN',
    },
    'baja-beneficiario': {
      elemento: pestana('baja-beneficiario', 100),
      llenar: () => motivo('OTROS'),
      pregunta: 'Registrar baja',
    },
    'ampliacion-beneficiario': {
      elemento: pestana('ampliacion-beneficiario'),
      llenar: () => ampliar('Otras causas'),
      pregunta: 'Registrar ampliación',
    },
    'habilitacion-derechohabiente': {
      elemento: pestana('habilitacion-derechohabiente'),
      llenar: async () => {
        await screen.findByRole('combobox', { name: /^Tipo de rentista/ });
        await elegir('Tipo de rentista', 'RENTISTA - SENASIR');
        fireEvent.change(screen.getByRole('textbox', { name: /Detalle/ }), { target: { value: 'Viudez' } });
      },
      pregunta: 'Habilitar',
    },
    'renovacion-condicion': {
      elemento: pestana('renovacion-condicion', 100),
      llenar: async () => {
        await screen.findByLabelText(/^Condición/);
        await elegir('Condición', 'Invalidez');
        fireEvent.change(screen.getByLabelText('Subir certificado'), {
          target: { files: [archivoPdf('estudios.pdf')] },
        });
        await screen.findByText('estudios.pdf');
      },
      pregunta: 'Registrar condición',
    },
    'actualizacion-beneficiario': {
      elemento: panel('actualizacion-beneficiario', FILA_BENEFICIARIO),
      llenar: direccion,
      pregunta: 'ACTUALIZAR INFORMACIÓN',
    },
    'revision-afiliacion': {
      elemento: panel('revision-afiliacion'),
      llenar: async () => {
        await screen.findByLabelText(/^Motivo/);
        escribir('Motivo', 'Denuncia del empleador');
      },
      pregunta: 'Poner en revisión',
    },
    'Nuevo, paso 1': { elemento: nuevoTitular, llenar: numero },
    'Nuevo, paso 2': { elemento: nuevoTitular, llenar: alDetalle },
    'Nuevo, paso 3': {
      elemento: nuevoTitular,
      llenar: async () => {
        await alDetalle();
        await continuar();
        escribir('Fecha de afiliación', '02/11/2026');
      },
      pregunta: 'Registrar',
    },
    'Nuevo Beneficiario, paso 1': { elemento: beneficiarios, llenar: abrirNuevo },
    'Nuevo Beneficiario, paso 2': { elemento: beneficiarios, llenar: alDetalleDeNuevo },
    'Nuevo Beneficiario, paso 3': {
      elemento: beneficiarios,
      llenar: async () => {
        await alDetalleDeNuevo();
        await continuar();
      },
      pregunta: 'Registrar',
    },
    'titular, paso 1': {
      elemento: () => <PaginaValidarInformacion variante="titular" />,
      llenar: numero,
      conserva: true,
    },
    'titular, paso 3': {
      elemento: () => validado('titular'),
      llenar: deTitular,
      pregunta: '3. GUARDAR INFORMACIÓN',
      conserva: true,
    },
    'fallecido, paso 1': {
      elemento: () => <PaginaValidarInformacion variante="fallecido" />,
      llenar: numero,
      conserva: true,
    },
    'fallecido, paso 3': {
      elemento: () => validado('fallecido'),
      llenar: async () => {
        await deTitular();
        escribir('Fecha de defunción', '10/11/2026');
      },
      pregunta: '3. GUARDAR INFORMACIÓN',
      conserva: true,
    },
    'beneficiario, paso 1': {
      elemento: () => <PaginaAfiliacionBeneficiario />,
      llenar: () => numero('Documento del titular'),
      conserva: true,
      busca: true,
    },
    'beneficiario, paso 3': {
      elemento: beneficiarioValidado,
      llenar: async () => {
        await direccion();
        await elegir('Parentesco', 'OTROS');
      },
      pregunta: '3. GUARDAR INFORMACIÓN',
      conserva: true,
    },
    ...DE_OTRAS_PAGINAS,
  };
