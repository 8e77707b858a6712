/** Styles of both baselines: enough to give pictures and texts the same layout as in the shop. */
export const FLOOR_STYLE = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f1d1a;background:#f8f6f1}
header,footer,.wrap,.hero div{padding:8px 16px}header{display:flex;gap:16px;height:56px;align-items:center}
footer{background:#22302c;color:#f8f6f1}footer a,header a{color:inherit}
ul,ol{list-style:none;margin:0;padding:0}img{display:block;width:100%;height:auto}
.hero img{height:391px;object-fit:cover}.hero div{min-height:350px}.hero h1{font-size:44px;line-height:1.1;margin:16px 0}
.strip{display:flex;gap:24px;overflow:hidden;white-space:nowrap}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:24px 16px}.row{display:flex;gap:8px;overflow-x:auto}.row>li{flex:0 0 172px}
.card{position:relative;display:flex;flex-direction:column}.card>picture{order:-1}.card h2,.card h3{font-size:16px;margin:8px 0 0}.card p{margin:0}
.card a::after{content:"";position:absolute;inset:0}
.wide{display:block;margin:0 -16px 8px}.banner img{height:602px;object-fit:cover}
.thumbs{display:flex;gap:8px;overflow-x:auto}.thumbs li{flex:0 0 30vw}
fieldset{border:0;padding:0;margin:16px 0;display:flex;flex-wrap:wrap;gap:8px}label{border:1px solid #8a8378;padding:8px;min-height:44px}label img{width:64px;height:64px}
button{width:100%;min-height:52px;font:inherit;background:#22302c;color:#fff;border:0}button:active{background:#46584f}header button{width:auto;min-height:44px}
.buy{position:fixed;z-index:1;inset:auto 0 0}
.overlay{width:min(90vw,400px);height:100%;max-height:none;margin:0 auto 0 0;padding:24px;border:0;overflow:auto}`;
