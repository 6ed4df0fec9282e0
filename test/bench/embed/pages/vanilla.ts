/** The baseline: the minimum that any bell has to do. */
class PlainButton extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open' });
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '通知';
    root.append(button);
  }
}

customElements.define('plain-button', PlainButton);
